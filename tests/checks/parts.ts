import type {Format} from './count';

/** One part of the checks: a command, and the format of its report. */
export interface Part {
  readonly name: string;
  /** A program in node_modules/.bin and its arguments; `{report}` is replaced by the path of the report. */
  readonly command: readonly [program: string, ...args: string[]];
  /** The format of the report. A part without a report counts as one test; its exit code is the result. */
  readonly report?: Format;
  /** Needs both cores or the network, so no quick part runs at the same time; `npm run check` skips it. */
  readonly slow?: true;
  /** Runs at the same time as the slow part before it, which waits often enough. */
  readonly together?: true;
  /** The name of another part. If that part fails, this one does not run and counts as failed. */
  readonly needs?: string;
  /** Arguments that select some of the tests; omitted with `--whole`. */
  readonly some?: readonly string[];
  /** Runs only with `--whole` or when named on the command line. */
  readonly whole?: true;
}

const playwright = ['--reporter=list,json'] as const;

/** Leaves out long comparisons, unusual situations, and ways to answer questions that are off by default. */
const withoutWhole = ['--grep-invert=.whole.spec'] as const;

/** All parts of `npm test`, in order. */
export const parts: readonly Part[] = [
  {name: 'unit tests', command: ['jest', '--selectProjects=unit', '--json', '--outputFile={report}'], report: 'jest'},
  {name: 'lint', command: ['eslint', '--max-warnings=0', '.']},
  {name: 'examples', command: ['jest', '--selectProjects=examples', '--json', '--outputFile={report}'], report: 'jest'},
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
    report: 'jest',
  },
  {name: 'types', command: ['tsc', '--noEmit']},
  {name: 'spelling', command: ['cspell', 'lint', '--quiet', '--gitignore']},
  {name: 'format', command: ['prettier', '--check', '--log-level=warn', '.']},
  {name: 'dead code', command: ['knip']},
  {name: 'stylelint', command: ['stylelint', '--max-warnings=0', 'src/**/*.css']},
  {name: 'markdownlint', command: ['markdownlint-cli2']},
  {
    name: 'setups',
    command: ['tsx', 'tests/setups/run.ts', '--report={report}'],
    some: ['--quick'],
    report: 'count',
    slow: true,
  },
  {
    name: 'first versions',
    command: ['tsx', 'tests/library/first-versions.ts', '--report={report}'],
    report: 'count',
    slow: true,
    together: true,
    whole: true,
  },
  {name: 'build', command: ['docusaurus', 'build'], slow: true},
  {name: 'build of the test sites', command: ['tsx', 'tests/site/build-sites.ts'], slow: true, together: true},
  {
    name: 'site tests',
    command: ['playwright', 'test', ...playwright],
    some: withoutWhole,
    report: 'playwright',
    needs: 'build',
    slow: true,
  },
  {
    name: 'runner tests',
    command: ['playwright', 'test', '--config=tests/runner/playwright.config.ts', ...playwright],
    some: withoutWhole,
    report: 'playwright',
    slow: true,
  },
];
