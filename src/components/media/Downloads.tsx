import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Heading from '@theme/Heading';
import clsx from 'clsx';

import {downloads} from './downloads';
import styles from './styles.module.css';

export default function Downloads(): ReactNode {
  const folder = useBaseUrl('/brand/');
  return (
    <section className={styles.section}>
      <Heading as="h2">Logo and wordmark</Heading>
      <ul className={styles.downloads}>
        {downloads.map(({file, name, alt, ground, width, height}) => (
          <li key={file} className={styles.card}>
            <div className={clsx(styles.stage, ground === 'dark' && styles.night)}>
              <img src={`${folder}${file}.svg`} alt={alt} width={width} height={height} />
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
    </section>
  );
}
