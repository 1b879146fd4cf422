import type {Format} from './count';

/** One part of the checks: a command, and the format of its report. */
export interface Part {
  readonly name: string;
  /** A program in node_modules/.bin and its arguments; `{report}` is replaced by the path of the report. */
  readonly command: readonly [program: string, ...args: string[]];
  /** The format of the report. A part without a report counts as one test; its exit code is the result. */
  readonly report?: Format;
  /** `npm run check` skips it. */
  readonly slow?: true;
  /** The name of another part. If that part fails, this one does not run and counts as failed. */
  readonly needs?: string;
  /** Arguments that select some of the tests; omitted with `--whole`. */
  readonly some?: readonly string[];
  /** Runs only with `--whole` or when named on the command line. */
  readonly whole?: true;
}

/** Tools compare contents, because a checkout changes the times of files. */
const cacheIn = (folder: string) =>
  ['--cache', '--cache-strategy=content', `--cache-location=.cache/${folder}/`] as const;

const jest = (project: string) => ['jest', `--selectProjects=${project}`, '--json', '--outputFile={report}'] as const;

const playwright = ['--reporter=list,json'] as const;

/** Leaves out long tests, unusual situations, and ways to answer questions that are off by default. */
const withoutWhole = ['--grep-invert=[.@]whole'] as const;

/** All parts of `npm test`, in order. */
export const parts: readonly Part[] = [
  {
    name: 'setups',
    command: ['tsx', 'tests/setups/run.ts', '--report={report}'],
    some: ['--quick'],
    report: 'count',
    slow: true,
  },
  {
    // Installs the libraries by itself: they are too many for the site's own packages.
    name: 'values from libraries',
    command: ['npm', '--prefix=tests/values', 'run', 'values', '--', '--json', '--outputFile={report}'],
    report: 'jest',
    slow: true,
    whole: true,
  },
  {
    name: 'unit tests',
    command: jest('unit'),
    report: 'jest',
  },
  {
    name: 'examples',
    command: jest('examples'),
    report: 'jest',
  },
  {
    // No rule needs types, so the result of a file depends on no other file.
    name: 'lint',
    command: ['eslint', '--max-warnings=0', '--no-warn-ignored', ...cacheIn('eslint'), '.'],
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
    report: 'jest',
  },
  {
    name: 'types',
    // TypeScript 7 takes a quarter of the time, and has no `baseUrl`. Libraries need TypeScript 5, whose interface it lacks.
    command: ['node', 'node_modules/typescript-7/bin/tsc', '--baseUrl', 'null'],
  },
  {
    name: 'spelling',
    command: ['cspell', 'lint', '--quiet', '--gitignore', ...cacheIn('cspell')],
  },
  {
    name: 'format',
    command: ['prettier', '--check', '--log-level=warn', '--ignore-unknown', ...cacheIn('prettier'), '.'],
  },
  {name: 'dead code', command: ['knip']},
  {
    name: 'stylelint',
    command: ['stylelint', '--max-warnings=0', ...cacheIn('stylelint'), 'src/**/*.css'],
  },
  {name: 'markdownlint', command: ['markdownlint-cli2']},
  {name: 'build', command: ['docusaurus', 'build'], slow: true},
  {name: 'build of the test sites', command: ['tsx', 'tests/site/build-sites.ts'], slow: true},
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
