import {describe, expect, it, vi} from 'vitest';

import {findBrowser, shellBeside} from '../../../scripts/browser/find';

/** A machine on which only the named programs exist. */
function machineWith(
  programs: string[],
  overrides: Partial<Parameters<typeof findBrowser>[0]> = {},
) {
  return {
    chromePath: undefined,
    searchPath: ['/usr/local/bin', '/usr/bin'],
    bundled: '/cache/playwright/chrome',
    bundledShell: '/cache/playwright/shell',
    wantsShell: false,
    canInstall: false,
    isProgram: (path: string) => programs.includes(path),
    install: vi.fn<(name: string) => void>(),
    download: vi.fn<() => void>(),
    ...overrides,
  };
}

const threeWays = [/CHROME_PATH/, /on PATH/, /npx playwright install chromium/];

function messageOf(action: () => unknown): string {
  try {
    action();
  } catch (error) {
    return (error as Error).message;
  }
  throw new Error('Expected an error');
}

describe('findBrowser', () => {
  it('prefers CHROME_PATH', () => {
    const machine = machineWith(['/opt/chrome', '/usr/bin/chromium'], {chromePath: '/opt/chrome'});
    expect(findBrowser(machine)).toBe('/opt/chrome');
  });

  it.each(['chromium', 'google-chrome', 'chrome'])('finds %s on PATH', (name) => {
    const machine = machineWith([`/usr/bin/${name}`, '/cache/playwright/chrome']);
    expect(findBrowser(machine)).toBe(`/usr/bin/${name}`);
  });

  it("falls back to Playwright's own", () => {
    expect(findBrowser(machineWith(['/cache/playwright/chrome']))).toBe('/cache/playwright/chrome');
  });

  it('prefers the headless shell, and installs nothing while it is there', () => {
    const machine = machineWith(['/usr/bin/chromium', '/usr/bin/chromium-headless-shell'], {
      canInstall: true,
    });
    expect(findBrowser(machine)).toBe('/usr/bin/chromium-headless-shell');
    expect(machine.install).not.toHaveBeenCalled();
  });

  it("prefers Playwright's headless shell to another browser", () => {
    const machine = machineWith(['/usr/bin/chromium', '/cache/playwright/shell']);
    expect(findBrowser(machine)).toBe('/cache/playwright/shell');
  });

  it('lets Playwright download the shell for who is not root, and makes do without it', () => {
    const programs = ['/usr/bin/google-chrome'];
    const download = () => void programs.push('/cache/playwright/shell');
    const machine = machineWith(programs, {wantsShell: true, download});
    expect(findBrowser(machine)).toBe('/cache/playwright/shell');
    const offline = machineWith(['/usr/bin/google-chrome'], {
      wantsShell: true,
      download: () => {
        throw new Error('Playwright ended with exit code 1');
      },
    });
    expect(findBrowser(offline)).toBe('/usr/bin/google-chrome');
  });

  it.each([
    [
      '/cache/chromium-1255/chrome-linux64/chrome',
      '/cache/chromium_headless_shell-1255/chrome-headless-shell-linux64/chrome-headless-shell',
    ],
    [
      'C:\\cache\\chromium-1255\\chrome-win64\\chrome.exe',
      'C:\\cache\\chromium_headless_shell-1255\\chrome-headless-shell-win64\\chrome-headless-shell.exe',
    ],
    ['/usr/bin/chromium', undefined],
  ])('knows the folder of the shell beside %s', (chromium, shell) => {
    expect(shellBeside(chromium)).toBe(shell);
  });

  it('installs nothing while there is another browser', () => {
    const machine = machineWith(['/usr/bin/chromium'], {canInstall: true});
    expect(findBrowser(machine)).toBe('/usr/bin/chromium');
    expect(machine.install).not.toHaveBeenCalled();
  });

  it.each([
    ['where there is no browser', [], false],
    ['beside another browser when told to', ['/usr/bin/chromium'], true],
  ])('installs the headless shell %s', (_, present, wantsShell) => {
    const programs = [...present];
    const install = (name: string) => void programs.push(`/usr/bin/${name}`);
    expect(findBrowser(machineWith(programs, {canInstall: true, wantsShell, install}))).toBe(
      '/usr/bin/chromium-headless-shell',
    );
  });

  it('installs Chromium if there is no package of the shell', () => {
    const programs: string[] = [];
    const install = (name: string) => {
      if (name !== 'chromium') throw new Error('apt-get install ended with exit code 100');
      programs.push('/usr/bin/chromium');
    };
    expect(findBrowser(machineWith(programs, {canInstall: true, install}))).toBe(
      '/usr/bin/chromium',
    );
  });
});

describe('findBrowser without a browser', () => {
  it('names the three ways to get one', () => {
    const message = messageOf(() => findBrowser(machineWith([])));
    threeWays.forEach((way) => expect(message).toMatch(way));
  });

  it('does not pass over a CHROME_PATH that is wrong', () => {
    const machine = machineWith(['/usr/bin/chromium'], {chromePath: '/opt/missing'});
    const message = messageOf(() => findBrowser(machine));
    expect(message).toContain('CHROME_PATH is /opt/missing, which is not a program');
    threeWays.forEach((way) => expect(message).toMatch(way));
  });

  it('says why the installation failed', () => {
    const install = () => {
      throw new Error('apt-get update ended with exit code 100');
    };
    const message = messageOf(() => findBrowser(machineWith([], {canInstall: true, install})));
    expect(message).toContain('apt-get update ended with exit code 100');
    threeWays.forEach((way) => expect(message).toMatch(way));
  });

  it('says so when the installed package contains no program', () => {
    const message = messageOf(() => findBrowser(machineWith([], {canInstall: true})));
    expect(message).toContain('apt-get installed chromium-headless-shell, but it is not on PATH');
  });
});
