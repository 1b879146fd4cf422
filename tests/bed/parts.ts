import type {Count} from './reports';

/** One part of the bed: a command, and how its tests are counted. */
export interface Part {
  readonly name: string;
  /** The program, found in node_modules/.bin, and its arguments; `{report}` stands for the report's file. */
  readonly command: readonly [program: string, ...args: string[]];
  readonly count: Count;
  /** Variables of the environment beside the caller's; `{report}` as in `command`. */
  readonly env?: Readonly<Record<string, string>>;
  /** A part without which this one makes no sense: where that failed, this one counts as failed and is not tried. */
  readonly needs?: string;
  /** Left out of the quick half (`npm run check`). */
  readonly slow?: true;
  /** Further arguments of a part that runs only some of its tests unless the whole is asked for (`--whole`). */
  readonly some?: readonly string[];
  /** Run only when the whole is asked for, or this part by its name. */
  readonly whole?: true;
}

/** Everything that `npm test` runs, in this order. */
export const parts: readonly Part[] = [
  {name: 'types', command: ['tsc', '--noEmit'], count: 'one'},
  {name: 'lint', command: ['eslint', '--max-warnings=0', '.'], count: 'one'},
  {name: 'stylelint', command: ['stylelint', '--max-warnings=0', 'src/**/*.css'], count: 'one'},
  {name: 'markdownlint', command: ['markdownlint-cli2'], count: 'one'},
  {name: 'spelling', command: ['cspell', 'lint', '--quiet', '--gitignore'], count: 'one'},
  {name: 'format', command: ['prettier', '--check', '--log-level=warn', '.'], count: 'one'},
  {name: 'dead code', command: ['knip'], count: 'one'},
  {
    name: 'unit tests',
    command: ['jest', '--selectProjects', 'unit', '--json', '--outputFile={report}'],
    count: 'jest',
  },
  {
    name: 'examples',
    command: ['jest', '--selectProjects', 'examples', '--json', '--outputFile={report}'],
    count: 'jest',
  },
  {
    name: 'examples under Vitest',
    command: [
      'vitest',
      'run',
      '--config=tests/examples/vitest.config.cjs',
      '--reporter=json',
      '--reporter=default',
      '--outputFile={report}',
    ],
    count: 'vitest',
  },
  {
    name: 'setups',
    command: ['tsx', 'tests/setups/run.ts', '--report={report}'],
    some: ['--quick'],
    count: 'tally',
    slow: true,
  },
  {
    name: 'first versions',
    command: ['tsx', 'tests/library/first-versions.ts', '--report={report}'],
    count: 'tally',
    slow: true,
    whole: true,
  },
  {name: 'build', command: ['docusaurus', 'build'], count: 'one', slow: true},
  {
    name: 'site tests',
    command: ['playwright', 'test', '--reporter=list,json'],
    env: {PLAYWRIGHT_JSON_OUTPUT_FILE: '{report}'},
    count: 'playwright',
    needs: 'build',
    slow: true,
  },
  {
    name: 'runner tests',
    command: ['playwright', 'test', '--config=tests/runner/playwright.config.ts', '--reporter=list,json'],
    env: {PLAYWRIGHT_JSON_OUTPUT_FILE: '{report}'},
    count: 'playwright',
    slow: true,
  },
];
