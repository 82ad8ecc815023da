import {useId, useState, type ReactNode} from 'react';
import projects from '@generated/demo/default/projects.json';

import {late} from '../../../client/release/browser/late';
import EditButton from '../../EditableSample/EditButton';
import {useEditor} from '../../EditableSample/useEditor';
import {loadPlayground} from '../../Playground/load';
import Sample from '../../Sample';
import Section from '../Section';
import Runner from './Runner';
import {edits, firstEdit, type Edit} from './edits';
import styles from './styles.module.css';

function projectOf(name: string) {
  const project = projects[name];
  if (!project) throw new Error(`code.mdx has no project "${name}".`);
  return project;
}

/** The editor with the chosen edit, and the others. */
async function loadEditor(chosen: Edit, close: () => void): Promise<ReactNode> {
  const [{openBlock}, {default: changes}] = await late(() =>
    Promise.all([loadPlayground(), import('@generated/demo/default/changes.json')]),
  );
  const {types = '', block = ''} = projectOf('none').server;
  const offered = edits.flatMap(({project, label}) => {
    const files = changes[project];
    return files ? [{label, files}] : [];
  });
  const made = offered.find(({label}) => label === chosen.label);
  return openBlock(types, block, close, offered, made);
}

export default function Demo(): ReactNode {
  const [selected, select] = useState(firstEdit);
  const editing = useEditor((close) => loadEditor(selected, close));
  const name = useId();
  const {project, verdict} = selected;
  const shown = projectOf(project);

  return (
    <Section
      id="demo"
      title="Break it before your users do"
      lead="Pick a change to the server and see what the compiler says about the client, or press Edit to write your own. The server that you call below runs in this page."
      tinted
    >
      {editing.editor ?? (
        <>
          <fieldset className={styles.edits}>
            <legend>Change the server</legend>
            {edits.map((edit) => (
              <label key={edit.project}>
                <input
                  type="radio"
                  name={name}
                  checked={edit === selected}
                  onChange={() => select(edit)}
                />
                {edit.label}
              </label>
            ))}
            <EditButton of={editing} label="Edit" />
          </fieldset>
          <div className={styles.panes}>
            <Sample {...shown.server} language="ts" title="server.ts" />
            <Sample {...shown.client} language="ts" title="client.ts" />
          </div>
          <p className={styles.verdict} role="status">
            {verdict}
          </p>
          <Runner key={project} edit={selected} type={shown.type} />
        </>
      )}
    </Section>
  );
}
