import {afterAll, beforeAll, describe, expect, it} from 'vitest';

import {Application} from './application';
import {readSteps, type Steps} from './steps';
import {turnOf} from './turn';

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

const application = await Application.create(process.cwd());

afterAll(() => application.remove());

it('a change that does not fit the application is named with its place', async () => {
  const change = toV11.stages.flat().find(({file}) => file === 'server/router.ts');
  if (!change) throw new Error('The guide changes no router.');
  await expect(application.change(toV11.guide, [change])).rejects.toThrow(
    `${toV11.guide}:${change.line} changes another ${change.file} than there is`,
  );
});

describe.each(turnOf('the application of version 9'))('%s', () => {
  beforeAll(() => application.install(), 300_000);

  /** Follows a guide, and looks at the application after each of its stages. */
  async function migrate(steps: Steps) {
    await application.upgrade(steps);
    for (const changes of steps.stages) {
      await application.change(steps.guide, changes);
      await application.build();
      expect(await application.show()).toEqual(shown);
    }
  }

  it('compiles and runs', async () => {
    await application.build();
    expect(await application.show()).toEqual(shown);
  });

  it('runs on version 10, with and without interop mode, after the steps of the guide and nothing else', async () => {
    expect(toV10.stages).toHaveLength(2);
    await migrate(toV10);
  });

  it('runs on version 11 after the steps of the guide and nothing else', async () => {
    expect(toV11.stages).toHaveLength(1);
    await migrate(toV11);
  });

  it('does not compile without files that a guide changes, each of which the compiler names', async () => {
    const leftOut = toV11.stages.flat().filter(({file}) => /^client\/|^server\/index/.test(file));
    for (const {file, before} of leftOut) await application.write(file, before);
    const message = await application.compile().then(() => '', String);
    expect(leftOut.filter(({file}) => !message.includes(`${file}(`))).toEqual([]);
    expect(leftOut).toHaveLength(3);
  });
});
