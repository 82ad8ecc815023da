import {startTransition, useCallback, useState, type Dispatch, type SetStateAction} from 'react';

/** State whose updates render in a transition, in slices that clicks can interrupt. */
export default function useLateState<S>(initial: S | (() => S)): [S, Dispatch<SetStateAction<S>>] {
  const [state, setState] = useState(initial);
  const setLater = useCallback(
    (next: SetStateAction<S>) => startTransition(() => setState(next)),
    [],
  );
  return [state, setLater];
}
