import {useId, useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import projects from '@generated/demo/default/projects.json';

import Sample from '../../Sample';
import Section from '../Section';
import Runner from './Runner';
import {edits, firstEdit} from './edits';
import styles from './styles.module.css';

export default function Demo(): ReactNode {
  const [selected, select] = useState(firstEdit);
  const name = useId();
  const {project, verdict} = selected;
  const shown = projects[project];
  if (!shown) throw new Error(`code.mdx has no project "${project}".`);

  return (
    <Section
      id="demo"
      title="Break it before your users do"
      lead="Pick a change to the server and see what the compiler says about the client. The server that you call below runs in this page."
      tinted
    >
      <fieldset className={styles.edits}>
        <legend>Change the server</legend>
        {edits.map((edit) => (
          <label key={edit.project} className={styles.edit}>
            <input
              type="radio"
              name={name}
              checked={edit === selected}
              onChange={() => select(edit)}
            />
            {edit.label}
          </label>
        ))}
      </fieldset>
      <div className={styles.panes}>
        <Sample {...shown.server} language="ts" title="server.ts" />
        <div>
          <Sample {...shown.client} language="ts" title="client.ts" />
          <p className={styles.verdict} role="status">
            {verdict}
          </p>
        </div>
      </div>
      <Runner key={project} edit={selected} type={shown.type} />
      <p className={styles.more}>
        To write changes of your own, {/* The fragment asks for a starter, and is no anchor. */}
        <Link to="/playground#name=first-router" data-noBrokenLinkCheck>
          open the editor
        </Link>
        .
      </p>
    </Section>
  );
}
