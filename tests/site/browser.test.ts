import {browserFlags, findBrowser, type Machine} from './browser';

/** A machine with nothing on it, but for what a test gives. */
function machineWith(given: Partial<Machine> & {files?: readonly string[]; programs?: readonly string[]}) {
  const commands: string[] = [];
  const files = new Set(given.files);
  const machine: Machine = {
    platform: 'linux',
    env: {},
    isRoot: false,
    isFile: file => files.has(file),
    onPath: program => (given.programs?.includes(program) ? `/usr/bin/${program}` : undefined),
    starts: async () => true,
    playwrightPath: () => '/cache/chrome',
    say: () => undefined,
    ...given,
    run: async (command, limitMs) => {
      commands.push(command.join(' '));
      return (await given.run?.(command, limitMs)) ?? false;
    },
  };
  return {machine, commands, files};
}

test('the named browser comes first', async () => {
  const {machine} = machineWith({
    env: {CHROMIUM_PATH: '/opt/mine'},
    files: ['/opt/mine'],
    programs: ['chromium'],
  });
  await expect(findBrowser(machine)).resolves.toBe('/opt/mine');
});

test('a named browser that does not exist is an error, whatever else is installed', async () => {
  const {machine} = machineWith({env: {CHROMIUM_PATH: '/opt/gone'}, programs: ['chromium']});
  await expect(findBrowser(machine)).rejects.toThrow('CHROMIUM_PATH names /opt/gone, but there is no such file.');
});

test('a named browser that does not start is an error, whatever else is installed', async () => {
  const {machine} = machineWith({
    env: {CHROMIUM_PATH: '/opt/broken'},
    files: ['/opt/broken'],
    programs: ['chromium'],
    starts: async file => file !== '/opt/broken',
  });
  await expect(findBrowser(machine)).rejects.toThrow('it does not start');
});

test.each(['chromium', 'chromium-browser', 'google-chrome'])('%s on PATH is used', async program => {
  const {machine, commands} = machineWith({programs: [program], files: ['/cache/chrome']});
  await expect(findBrowser(machine)).resolves.toBe(`/usr/bin/${program}`);
  expect(commands).toBeEmpty();
});

test('the usual places of macOS and Windows are looked at', async () => {
  const mac = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
  await expect(findBrowser(machineWith({platform: 'darwin', files: [mac]}).machine)).resolves.toBe(mac);

  const windows = 'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe';
  const {machine} = machineWith({platform: 'win32', env: {PROGRAMFILES: 'C:\\Program Files'}, files: [windows]});
  await expect(findBrowser(machine)).resolves.toBe(windows);
});

test('an installed browser that does not start is passed over', async () => {
  const {machine} = machineWith({
    programs: ['chromium'],
    files: ['/cache/chrome'],
    starts: async file => file === '/cache/chrome',
  });
  await expect(findBrowser(machine)).resolves.toBe('/cache/chrome');
});

test("Playwright's own is downloaded, within a time limit, when there is no other", async () => {
  const {machine, commands, files} = machineWith({
    run: async (command, limitMs) => {
      expect(limitMs).toBeWithin(1, 10 * 60_000);
      files.add('/cache/chrome');
      return command.includes('playwright');
    },
  });
  await expect(findBrowser(machine)).resolves.toBe('/cache/chrome');
  expect(commands).toEqual(['npx playwright install --no-shell chromium']);
});

test("the system's package is installed as root when nothing can be downloaded", async () => {
  const programs = ['apt-get'];
  const {machine, commands} = machineWith({
    isRoot: true,
    programs,
    run: async command => {
      if (command.includes('install') && command[0] === 'apt-get') programs.push('chromium');
      return command[0] === 'apt-get';
    },
  });
  await expect(findBrowser(machine)).resolves.toBe('/usr/bin/chromium');
  expect(commands.slice(1)).toEqual(['apt-get update', 'apt-get install -y chromium']);
});

test("the system's package is installed with sudo, which must not ask for a password", async () => {
  const programs = ['apt-get', 'sudo'];
  const {machine, commands} = machineWith({
    programs,
    run: async command => {
      if (command.includes('chromium') && command[0] === 'sudo') programs.push('chromium');
      return command[0] === 'sudo';
    },
  });
  await expect(findBrowser(machine)).resolves.toBe('/usr/bin/chromium');
  expect(commands.slice(1)).toEqual(['sudo -n apt-get update', 'sudo -n apt-get install -y chromium']);
});

test('nobody but root or sudo is asked for the package', async () => {
  const {machine, commands} = machineWith({programs: ['apt-get']});
  await expect(findBrowser(machine)).rejects.toThrow();
  expect(commands).toSatisfyAll((command: string) => !command.includes('apt-get'));
});

test('when no way leads to a browser, the error names every way and what to do', async () => {
  const {machine} = machineWith({programs: ['chromium', 'apt-get'], isRoot: true, starts: async () => false});
  const error = await findBrowser(machine).catch((reason: unknown) => String(reason));
  expect(error).toInclude('/usr/bin/chromium does not start');
  expect(error).toInclude("Playwright's own Chromium: none");
  expect(error).toInclude("the system's package (apt-get): none");
  expect(error).toInclude('CHROMIUM_PATH=/path/to/chromium npm test');
});

test('the sandbox is left only for root and build servers', () => {
  expect(browserFlags({env: {}, isRoot: false})).not.toContain('--no-sandbox');
  expect(browserFlags({env: {}, isRoot: true})).toContain('--no-sandbox');
  expect(browserFlags({env: {CI: 'true'}, isRoot: false})).toContain('--no-sandbox');
});
