import {afterAll, beforeAll, expect, it} from 'vitest';

import {Application} from './application';
import {readSteps} from './steps';

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

it('the steps of the guide to version 10, and nothing else, make it run on version 10', async () => {
  await application.follow(toV10);
  await application.compile();
  expect(await application.show()).toEqual(shown);
});

it('the steps of the guide to version 11, and nothing else, make it run on version 11', async () => {
  await application.follow(toV11);
  await application.compile();
  expect(await application.show()).toEqual(shown);
});

it('when a guide leaves out files, the compiler names each of them', async () => {
  const leftOut = toV11.changes.filter(({file}) => /^client\/|^server\/index/.test(file));
  for (const {file, before} of leftOut) await application.write(file, before);
  const message = await application.compile().then(() => '', String);
  expect(leftOut.filter(({file}) => !message.includes(`${file}(`))).toEqual([]);
  expect(leftOut).toHaveLength(3);
  for (const {file, after} of leftOut) await application.write(file, after);
});

it('a change that does not fit the application is named with its place', async () => {
  const [change] = toV11.changes;
  if (!change) throw new Error('The guide changes no file.');
  const again = {...toV11, commands: [], changes: [change]};
  await expect(application.follow(again)).rejects.toThrow(
    `${toV11.guide}:${change.line} changes another ${change.file} than there is`,
  );
});
