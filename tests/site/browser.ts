/** What the search for a browser asks of the machine; tests of the search give their own. */
export interface Machine {
  readonly platform: NodeJS.Platform;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Whether the process runs as root; never on Windows. */
  readonly isRoot: boolean;
  isFile(file: string): boolean;
  /** The full path of a program on PATH. */
  onPath(program: string): string | undefined;
  /** Whether the browser at this path can start here: one whose system libraries are missing can not. */
  starts(file: string): Promise<boolean>;
  /** Where Playwright keeps its own browser, whether it is there or not. */
  playwrightPath(): string;
  /** Runs a command, killed after `limitMs`; whether it ended well. */
  run(command: readonly string[], limitMs: number): Promise<boolean>;
  /** Shows the reader a line. */
  say(line: string): void;
}

/** The variable that names the browser to use. */
export const NAMED = 'CHROMIUM_PATH';

const PROGRAMS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** Where browsers are installed outside of PATH. `%NAME%` stands for a variable of the environment. */
const PLACES: Partial<Record<NodeJS.Platform, readonly string[]>> = {
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '%HOME%/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ],
  win32: [
    '%PROGRAMFILES%\\Google\\Chrome\\Application\\chrome.exe',
    '%PROGRAMFILES(X86)%\\Google\\Chrome\\Application\\chrome.exe',
    '%LOCALAPPDATA%\\Google\\Chrome\\Application\\chrome.exe',
    '%PROGRAMFILES(X86)%\\Microsoft\\Edge\\Application\\msedge.exe',
  ],
};

/** A download that takes longer than this meets a closed network; the system's package may still be had. */
const DOWNLOAD_LIMIT_MS = 4 * 60_000;
const PACKAGE_LIMIT_MS = 10 * 60_000;

/** One way to a browser: its name for the reader, and where the browsers stand that it finds. */
interface Way {
  readonly name: string;
  find(machine: Machine): Promise<readonly string[]>;
}

const installed = (machine: Machine): string[] => [
  ...PROGRAMS.flatMap(program => machine.onPath(program) ?? []),
  ...(PLACES[machine.platform] ?? [])
    .map(place => place.replace(/%(.+?)%/g, (_, name: string) => machine.env[name] ?? ''))
    .filter(place => machine.isFile(place)),
];

const ofPlaywright = (machine: Machine): string[] => [machine.playwrightPath()].filter(file => machine.isFile(file));

const WAYS: readonly Way[] = [
  {name: 'an installed Chromium or Chrome', find: async machine => installed(machine)},
  {name: "Playwright's own Chromium", find: async machine => ofPlaywright(machine)},
  {
    name: "Playwright's own Chromium, downloaded now",
    async find(machine) {
      machine.say("No browser is installed: downloading Playwright's Chromium.");
      return (await machine.run(['npx', 'playwright', 'install', '--no-shell', 'chromium'], DOWNLOAD_LIMIT_MS))
        ? ofPlaywright(machine)
        : [];
    },
  },
  {
    name: "the system's package (apt-get)",
    async find(machine) {
      if (machine.onPath('apt-get') === undefined) return [];
      if (!machine.isRoot && machine.onPath('sudo') === undefined) return [];
      const asRoot = machine.isRoot ? [] : ['sudo', '-n'];
      machine.say("Installing the system's package chromium.");
      const done =
        (await machine.run([...asRoot, 'apt-get', 'update'], PACKAGE_LIMIT_MS)) &&
        (await machine.run([...asRoot, 'apt-get', 'install', '-y', 'chromium'], PACKAGE_LIMIT_MS));
      return done ? installed(machine) : [];
    },
  },
];

/**
 * Finds a Chromium for the site tests: the one that `CHROMIUM_PATH` names, else an installed one, else Playwright's
 * own, downloaded where need be, else the system's package.
 *
 * @param machine where to look
 * @returns the path of a browser that starts
 * @throws {Error} when the named browser does not exist or does not start, which is a mistake to mend and not to pass
 *   over; and when no way leads to a browser, naming every way tried and what to do
 */
export async function findBrowser(machine: Machine): Promise<string> {
  const named = machine.env[NAMED];
  if (named) {
    if (!machine.isFile(named)) throw new Error(`${NAMED} names ${named}, but there is no such file.`);
    if (!(await machine.starts(named))) throw new Error(`${NAMED} names ${named}, but it does not start.`);
    return named;
  }
  const tried: string[] = [];
  for (const way of WAYS) {
    const found = await way.find(machine);
    for (const file of found) {
      if (await machine.starts(file)) return file;
      tried.push(`${way.name}: ${file} does not start`);
    }
    if (found.length === 0) tried.push(`${way.name}: none`);
  }
  throw new Error(
    [
      'The site tests need Chromium or Chrome, and none could be had. Tried:',
      ...tried.map(line => `  - ${line}`),
      `Install Chromium or Chrome, or name one: ${NAMED}=/path/to/chromium npm test`,
    ].join('\n'),
  );
}

/**
 * The flags that the browser is started with.
 * @param machine root and build servers have no sandbox, everyone else keeps it
 */
export function browserFlags({env, isRoot}: Pick<Machine, 'env' | 'isRoot'>): string[] {
  return [
    ...(isRoot || env.CI ? ['--no-sandbox'] : []),
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ];
}
