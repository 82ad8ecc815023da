import {useId, type ReactNode} from 'react';

import styles from './styles.module.css';

interface Props<T> {
  legend: string;
  options: readonly T[];
  labelOf: (option: T) => string;
  selected: T;
  select: (option: T) => void;
  /** What is beside the options. */
  children?: ReactNode;
}

/** Radio buttons that look like buttons. */
export default function Choices<T>(props: Props<T>): ReactNode {
  const {legend, options, labelOf, selected, select, children} = props;
  const name = useId();
  return (
    <fieldset className={styles.choices}>
      <legend>{legend}</legend>
      {options.map((option) => (
        <label key={labelOf(option)}>
          <input
            type="radio"
            name={name}
            checked={option === selected}
            onChange={() => select(option)}
          />
          {labelOf(option)}
        </label>
      ))}
      {children}
    </fieldset>
  );
}
