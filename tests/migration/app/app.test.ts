import {afterAll, beforeAll, expect, it} from 'vitest';

import {Application} from './application';
import {readSteps, type Steps} from './steps';

const toV10 = await readSteps('versioned_docs/version-10.x/migrate-from-v9-to-v10.mdx');
const toV11 = await readSteps('docs/migrate-from-v10-to-v11.mdx');

/** The same in every version: who uses the application doesn't notice a migration. */
const shown = {
  client: `The Left Hand of Darkness 2021
Ursula adds Lavinia
No such book main
{ orderId: 17 }
`,
  page: 'The Left Hand of Darkness since 2021',
};

let application: Application;

beforeAll(async () => {
  application = await Application.install(process.cwd());
}, 300_000);

afterAll(() => application?.remove());

it('the application of version 9 compiles and runs', async () => {
  await application.compile();
  expect(await application.show()).toEqual(shown);
});

/** Follows a guide, and looks at the application after each of its stages. */
async function migrate(steps: Steps) {
  await application.upgrade(steps);
  for (const changes of steps.stages) {
    await application.change(steps.guide, changes);
    await application.compile();
    expect(await application.show()).toEqual(shown);
  }
}

it('the steps of the guide to version 10, and nothing else, make it run on version 10, with and without interop mode', async () => {
  expect(toV10.stages).toHaveLength(2);
  await migrate(toV10);
});

it('the steps of the guide to version 11, and nothing else, make it run on version 11', async () => {
  expect(toV11.stages).toHaveLength(1);
  await migrate(toV11);
});

it('when a guide leaves out files, the compiler names each of them', async () => {
  const leftOut = toV11.stages.flat().filter(({file}) => /^client\/|^server\/index/.test(file));
  for (const {file, before} of leftOut) await application.write(file, before);
  const message = await application.compile().then(() => '', String);
  expect(leftOut.filter(({file}) => !message.includes(`${file}(`))).toEqual([]);
  expect(leftOut).toHaveLength(3);
  for (const {file, after} of leftOut) await application.write(file, after);
});

it('a change that does not fit the application is named with its place', async () => {
  const [change] = toV11.stages.flat();
  if (!change) throw new Error('The guide changes no file.');
  await expect(application.change(toV11.guide, [change])).rejects.toThrow(
    `${toV11.guide}:${change.line} changes another ${change.file} than there is`,
  );
});
