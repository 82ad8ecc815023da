import {useEffect, useId, useRef, useState, type FormEvent, type ReactNode} from 'react';

import {keptKey, late} from '@site/src/client/release/browser/late';

import type {Edit} from './edits';
import styles from './styles.module.css';

/** The packages and the routers; a separate chunk, fetched once. */
const load = () => late(() => import('@generated/demo/default/run'));

const fieldName = 'demo';

/** What the reader had typed when the page was reloaded for a newer release. */
function takeKept(): string | null {
  try {
    const kept = sessionStorage.getItem(keptKey(fieldName));
    sessionStorage.removeItem(keptKey(fieldName));
    return kept;
  } catch {
    return null;
  }
}

interface Answer {
  failed: boolean;
  text: string;
}

/** What a call came to: the result as JSON, or the error that tRPC's client throws. */
async function ask(project: string, input: string): Promise<Answer> {
  let parsed: unknown;
  try {
    parsed = JSON.parse(input);
  } catch (error) {
    return {failed: true, text: `The input is not JSON: ${(error as Error).message}`};
  }
  const module = await load().catch(() => undefined);
  if (!module) {
    return {
      failed: true,
      text: 'The demo could not be loaded. Check your connection, and call again.',
    };
  }
  try {
    const {call, routers} = module;
    const router = routers[project];
    if (!router) throw new Error(`The demo has no router "${project}".`);
    return {
      failed: false,
      text: JSON.stringify(await call(router, 'userById', parsed), null, 2),
    };
  } catch (error) {
    const {name, message} = error as Error;
    return {failed: true, text: `${name}: ${message}`};
  }
}

interface Props {
  edit: Edit;
  /** HTML of the result's inferred type. */
  type: string;
}

/** Calls the router of an edit with an input that the reader enters. */
export default function Runner({edit, type}: Props): ReactNode {
  const form = useRef<HTMLFormElement>(null);
  const [input, setInput] = useState(edit.input);
  const [answer, setAnswer] = useState<Answer>();
  const inputId = useId();

  useEffect(() => {
    const kept = takeKept();
    if (kept !== null) setInput(kept);
  }, []);

  // Makes the first call when the reader gets here, so that there is an answer to read.
  useEffect(() => {
    const element = form.current;
    if (!element) return undefined;
    let left = false;
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({isIntersecting}) => isIntersecting)) return;
      observer.disconnect();
      void ask(edit.project, edit.input).then((first) => {
        if (!left) setAnswer((current) => current ?? first);
      });
    });
    observer.observe(element);
    return () => {
      left = true;
      observer.disconnect();
    };
  }, [edit]);

  async function submit(event: FormEvent) {
    event.preventDefault();
    setAnswer(await ask(edit.project, input));
  }

  return (
    <form ref={form} className={styles.runner} onSubmit={submit}>
      <div className={styles.cell}>
        <label htmlFor={inputId}>Input</label>
        <div className={styles.call}>
          <input
            id={inputId}
            data-kept={fieldName}
            value={input}
            spellCheck={false}
            autoComplete="off"
            autoCapitalize="off"
            onChange={(event) => setInput(event.target.value)}
          />
          <button type="submit" className="button button--primary">
            Call
          </button>
        </div>
        <p className={styles.hint}>Try an id that does not exist, or one of the wrong type.</p>
      </div>
      <div className={styles.cell}>
        <span>Response</span>
        <output htmlFor={inputId} data-failed={answer?.failed || undefined}>
          {answer?.text ?? '…'}
        </output>
      </div>
      <div className={styles.cell}>
        <span>Inferred type</span>
        <code className="code" dangerouslySetInnerHTML={{__html: type}} />
      </div>
    </form>
  );
}
