/** The sections of the media page. */
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Heading from '@theme/Heading';
import clsx from 'clsx';

import {useCopy} from '../copy/useCopy';
import {colors, downloads, rules, typeface} from './content';
import styles from './styles.module.css';

interface SectionProps {
  title: string;
  children: ReactNode;
}

function Section({title, children}: SectionProps): ReactNode {
  return (
    <section className={styles.section}>
      <Heading as="h2">{title}</Heading>
      {children}
    </section>
  );
}

/** A value that a click copies, and that can be selected by hand if copying is not allowed. */
function CopyValue({value}: {value: string}): ReactNode {
  const [answer, copy] = useCopy(() => navigator.clipboard.writeText(value), 'Select and copy');
  return (
    <span className={styles.value}>
      <code>{value}</code>
      <button type="button" aria-label={`Copy ${value}`} onClick={copy}>
        Copy
      </button>
      <span role="status">{answer}</span>
    </span>
  );
}

export function Downloads(): ReactNode {
  const folder = useBaseUrl('/brand/');
  return (
    <Section title="Logo and wordmark">
      <ul className={styles.downloads}>
        {downloads.map(({file, name, alt, isOnDark, ...size}) => (
          <li key={file}>
            <div className={clsx(styles.stage, isOnDark && styles.night)}>
              <img src={`${folder}${file}.svg`} alt={alt} {...size} />
            </div>
            <div className={styles.about}>
              <Heading as="h3">{name}</Heading>
              <p>
                {(['svg', 'png'] as const).map((format) => (
                  <Link
                    key={format}
                    to={`pathname:///brand/${file}.${format}`}
                    download={`trpc-${file}.${format}`}
                    aria-label={`${name} as ${format.toUpperCase()}`}
                  >
                    {format.toUpperCase()}
                  </Link>
                ))}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

export function Colors(): ReactNode {
  return (
    <Section title="Colors">
      <ul className={styles.colors}>
        {colors.map(({name, hex, use}) => (
          <li key={hex}>
            <svg aria-hidden="true">
              <rect width="100%" height="100%" fill={hex} />
            </svg>
            <div>
              <Heading as="h3">{name}</Heading>
              <CopyValue value={hex} />
              <p>{use}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

export function Typeface(): ReactNode {
  return (
    <Section title="Typeface">
      <p className={styles.text}>
        This site sets text in the reader’s own system typeface, which needs no download and reads
        like the rest of their machine. Headings are semibold with slightly tight spacing, and code
        is in the system’s monospaced typeface.
      </p>
      <p className={styles.specimen}>Move fast and break nothing</p>
      <CopyValue value={typeface} />
    </Section>
  );
}

export function Rules(): ReactNode {
  return (
    <Section title="How this site uses the logo">
      <div className={styles.rules}>
        {(['do', 'dont'] as const).map((kind) => (
          <div key={kind} className={styles[kind]}>
            <Heading as="h3">{kind === 'do' ? 'Do' : 'Don’t'}</Heading>
            <ul>
              {rules[kind].map((rule) => (
                <li key={rule}>{rule}</li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Section>
  );
}
