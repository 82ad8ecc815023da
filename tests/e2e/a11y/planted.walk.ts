import {expect, test} from '../../support/test';

import {findings, problems} from './axe';
import {lookAt} from './walk';
import {overflowAt, show, type Way} from './ways';

const way: Way = {colorScheme: 'light', width: 1440};

const planted = `<!doctype html><html lang="en" data-theme="light"><title>Planted</title>
<main><h1>Planted</h1><p id="pale" style="color: #bbb; background: #fff">Too pale to read</p></main>`;

test('a planted violation is reported with its page, mode, rule and selector', async ({page}) => {
  await page.setContent(planted);
  await show(page, way);
  const lines = problems('/planted', way, await findings(page));
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(/^\/planted \(light, 1440 px\): color-contrast: #pale: .*4\.5:1/);
});

test('a target that is too small for a finger is found, although axe leaves that out by default', async ({
  page,
}) => {
  const dot = 'display: inline-block; width: 9px; height: 9px; overflow: hidden';
  await page.setContent(
    `<!doctype html><html lang="en" data-theme="light"><title>Planted</title><main><h1>Planted</h1>
    <a href="#a" style="${dot}">a</a><a href="#b" style="${dot}">b</a></main>`,
  );
  await show(page, way);
  expect((await findings(page)).map(({rule}) => rule)).toContain('target-size');
});

test('a page that is too wide for its window is measured', async ({page}) => {
  await page.setContent('<!doctype html><body style="margin: 0"><div style="width: 400px">.</div>');
  expect(await overflowAt(page, 320)).toBe(80);
});

test('a part of a page is looked at alone, and a part that is not there is an error', async ({
  page,
}) => {
  await page.setContent(
    planted.replace('</main>', '<div id="wide" style="width: 400px">.</div></main>'),
  );
  expect(await lookAt(page, 'all', [way])).toEqual([
    expect.stringMatching(/^all \(light, 1440 px\): color-contrast: #pale/),
    expect.stringMatching(/^all: \d+ px too wide for a window of 320 px$/),
  ]);
  expect(await lookAt(page, 'part', [way], {within: '#wide'})).toHaveLength(1);
  await expect(lookAt(page, 'part', [way], {within: '#nowhere'})).rejects.toThrow(/No elements/);
});
