import type {LaunchOptions} from '@playwright/test';
import {findBrowser, findFirefox, type Machine} from './browser';

/**
 * A machine with some programs on PATH.
 * @param browsers the launch options that start a browser; commands may add to them
 */
function machineWith(programs: string[], browsers: LaunchOptions[], given: Partial<Machine> = {}) {
  const commands: string[] = [];
  const machine: Machine = {
    env: {},
    onPath: program => (programs.includes(program) ? `/usr/bin/${program}` : undefined),
    starts: async options => browsers.some(each => JSON.stringify(each) === JSON.stringify(options)),
    ...given,
    run(command, limitMs) {
      commands.push(command);
      return given.run?.(command, limitMs) ?? false;
    },
  };
  return {machine, commands};
}

const shell = {executablePath: '/usr/bin/chromium-headless-shell'};
const full = {executablePath: '/usr/bin/chromium'};

test('uses the browser in CHROMIUM_PATH first, and throws if it does not start', async () => {
  const {machine} = machineWith(['chromium-headless-shell'], [shell, full], {
    env: {CHROMIUM_PATH: '/usr/bin/chromium'},
  });
  await expect(findBrowser(machine)).resolves.toEqual(full);
  await expect(findBrowser({...machine, env: {CHROMIUM_PATH: '/gone'}})).rejects.toThrow('CHROMIUM_PATH is /gone');
});

test("without a headless shell on PATH, downloads Playwright's, and if that fails, installs the system package", async () => {
  const browsers: LaunchOptions[] = [full];
  const {machine, commands} = machineWith(['chromium'], browsers, {run: () => Boolean(browsers.push({}))});
  await expect(findBrowser(machine)).resolves.toEqual({});
  expect(commands).toEqual(['npx playwright install --only-shell chromium']);
  const programs = ['apt-get', 'sudo'];
  const command = 'sudo -n apt-get update && sudo -n apt-get install -y chromium-headless-shell';
  const installs = (each: string) => each === command && Boolean(programs.push('chromium-headless-shell'));
  await expect(findBrowser(machineWith(programs, [shell], {run: installs}).machine)).resolves.toEqual(shell);
});

test.each([[shell], [full], [{channel: 'chrome'}]])('uses %j, if nothing better is installed', async options => {
  const {machine} = machineWith(['chromium', 'chromium-headless-shell'], [options]);
  await expect(findBrowser(machine)).resolves.toEqual(options);
});

test('without any browser, the error says what to do', async () => {
  await expect(findBrowser(machineWith([], []).machine)).rejects.toThrow('CHROMIUM_PATH=/path/to/chromium npm test');
});

test('uses an installed Firefox, and otherwise installs the system package', async () => {
  const debian = {channel: 'moz-firefox', executablePath: '/usr/bin/firefox-esr'};
  const programs = ['firefox', 'apt-get'];
  const {machine, commands} = machineWith(programs, [debian], {run: () => Boolean(programs.push('firefox-esr'))});
  await expect(findFirefox(machine)).resolves.toEqual(debian);
  expect(commands).toEqual(['apt-get update && apt-get install -y firefox-esr']);
  await expect(findFirefox(machine)).resolves.toEqual(debian);
  expect(commands).toHaveLength(1);
});

test('without any Firefox, there are no options', async () => {
  await expect(findFirefox(machineWith(['firefox'], []).machine)).resolves.toBeUndefined();
});
