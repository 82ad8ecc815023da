/** Applications of React pages: what they show, their server, and what a browser is to print. */
import fs from 'node:fs';
import path from 'node:path';

import {expectationsOf} from '../../src/plugins/samples/core/expectations';
import {parsePage} from '../../src/plugins/samples/core/page';
import {type Project, projectsOf} from '../../src/plugins/samples/core/projects';
import {newestOf, toolkitsFor} from '../../src/plugins/samples/core/toolkits';

/** The file in which pages render without a browser. */
export const rendererFile = 'client/browser.tsx';

export interface Application {
  page: string;
  /** Absolute folder of the packages that it runs with. */
  toolkit: string;
  files: {path: string; text: string}[];
  servers: string[];
  /** What runs in the browser, in the order of the page, and the outputs that the page shows of it. */
  entries: {path: string; outputs: string[]}[];
}

function filesOf({files}: Project) {
  return [...files.values()].sort((a, b) => a.fence - b.fence);
}

/** Whether a block runs on the server only, such as one that renders there. */
function needsNode(text: string): boolean {
  return /from 'node:/.test(text);
}

/** The applications of a page, in the newest release that it is checked with. */
export function applicationsOf(siteDir: string, file: string): Application[] {
  const page = parsePage(fs.readFileSync(path.join(siteDir, file), 'utf8'), file);
  return newestOf(toolkitsFor(siteDir, page)).flatMap((toolkit) => {
    const {projects} = projectsOf(page, toolkit);
    const {byProject} = expectationsOf(page, projects, toolkit);
    return projects
      .filter(({files}) => files.has(rendererFile))
      .map((project): Application => {
        const files = filesOf(project);
        const expected = byProject.get(project) ?? [];
        return {
          page: file,
          toolkit: path.join(siteDir, toolkit.folder),
          files: files.map(({path: name, text}) => ({path: name, text})),
          servers: files.flatMap(({path: name, role}) => (role === 'serve' ? [name] : [])),
          entries: files
            .filter(({role, text}) => role === 'run' && !needsNode(text))
            .map(({path: name}) => ({
              path: name,
              // The values that a block without JSX prints look different in Node.js.
              outputs: expected
                .filter((expectation) => expectation.path === name && name.endsWith('.tsx'))
                .map(({fence}) => fence.value),
            })),
        };
      })
      .filter(({entries}) => entries.length > 0);
  });
}
