import js from '@eslint/js';
import markdown from '@eslint/markdown';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import playwright from 'eslint-plugin-playwright';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';

/**
 * The direction of imports: settings and catalogue → build (plugins) → page (src) → tests. Each zone names the folders
 * that it must not import from; CONTRIBUTING.md has an overview.
 */
const zones = [
  {
    folder: 'config',
    files: ['config/**'],
    forbidden: ['@site/**', '../**'],
    because: 'settings import only each other',
  },
  {
    folder: 'src/catalogue',
    files: ['src/catalogue/**'],
    forbidden: ['@site/**', '../**'],
    because: 'the catalogue imports only its own files',
  },
  {
    folder: 'src/text and src/async',
    files: ['src/text/**', 'src/async/**'],
    forbidden: ['@site/**', '../**'],
    because: 'helpers import only each other',
  },
  {
    folder: 'src/components',
    files: ['src/components/**'],
    forbidden: [
      '**/src/theme/**',
      '../../theme/**',
      '**/src/pages/**',
      '../../pages/**',
      '**/plugins/**',
      '**/tests/**',
    ],
    because: 'components must not depend on pages, theme or build',
  },
  {
    folder: 'src/runner/sandbox',
    files: ['src/runner/sandbox/**'],
    forbidden: [
      '@site/**',
      '@docusaurus/**',
      'react',
      '../client',
      '../../client',
      '../messages',
      '../../messages',
      '../frame',
      '../../frame',
      '**/components/**',
    ],
    because: 'the sandbox imports libraries, its own files and the protocol',
  },
  {
    folder: 'src/runner',
    files: ['src/runner/*.ts'],
    forbidden: ['**/components/**', '**/theme/**', '**/pages/**', '**/plugins/**', '**/tests/**'],
    because: 'the runner must not depend on the page',
  },
  {
    folder: 'src/ask',
    files: ['src/ask/**'],
    forbidden: [
      '@site/**',
      '@docusaurus/**',
      'react',
      '**/components/**',
      '**/theme/**',
      '**/pages/**',
      '**/plugins/**',
      '**/tests/**',
    ],
    because: 'deploy/ask-service.ts uses the same code in Node, so it must not depend on the page or the build',
  },
  {
    folder: 'src/search',
    files: ['src/search/**'],
    forbidden: ['**/components/**', '**/theme/**', '**/pages/**', '**/plugins/**', '**/tests/**'],
    because: 'the search must not depend on the code that uses it',
  },
  {
    folder: 'src/finder',
    files: ['src/finder/**'],
    forbidden: [
      '@docusaurus/**',
      'react',
      '**/components/**',
      '**/theme/**',
      '**/pages/**',
      '**/plugins/**',
      '**/tests/**',
    ],
    because: 'the bench runs the same code in Node, so it must not depend on the page',
  },
  {
    folder: 'src',
    files: ['src/client/**', 'src/pages/**', 'src/theme/**', 'src/highlight/**'],
    forbidden: ['**/plugins/**', '**/tests/**', '**/runner/sandbox/**'],
    because: 'the page must not import the build, tests or the sandbox, which is bundled separately',
  },
  {
    folder: 'plugins',
    files: ['plugins/**'],
    forbidden: [
      '**/src/theme/**',
      '**/src/pages/**',
      '**/src/components/**',
      '**/src/client/**',
      '**/tests/**',
      '**/sidebars',
    ],
    because:
      'the build imports only settings, the catalogue, and parts of src without React or browser; ' +
      'Docusaurus passes it the sidebars as they are after it generated items',
  },
];

/** Methods of a locator that read a value at once, without waiting for it. */
const READS =
  'allInnerTexts|allTextContents|boundingBox|count|evaluateAll|getAttribute|innerText|inputValue|isVisible|textContent';

/**
 * Converts a zone's pattern to a regular expression for a selector, in which slashes must be escaped.
 * @param {string} pattern e.g. `**\/src/theme/**`
 */
const selectorPattern = pattern =>
  `^${pattern
    .replaceAll('.', '\\.')
    .replace(/^\*\*\//, '(.*/)?')
    .replace(/\/\*\*$/, '/.*')}($|/)`.replaceAll('/', '\\x2F');

/** `no-restricted-imports` does not see `import()`, so a second rule does. @type {import('eslint').Linter.Config[]} */
const zoneRules = zones.map(({folder, files, forbidden, because}) => {
  const message = `In ${folder}: ${because}.`;
  const dynamic = forbidden.map(pattern => `ImportExpression > Literal[value=/${selectorPattern(pattern)}/]`);
  return {
    name: `zone/${folder}`,
    files,
    rules: {
      'no-restricted-imports': ['error', {patterns: [{group: forbidden, message}]}],
      'no-restricted-syntax': ['error', {selector: dynamic.join(', '), message}],
    },
  };
});

export default tseslint.config(
  {ignores: ['build/', '**/.docusaurus*/', '.cache/', 'node_modules/', 'test-results/', 'playwright-report/']},
  {linterOptions: {reportUnusedDisableDirectives: 'error'}},
  js.configs.recommended,
  tseslint.configs.strict,
  {
    files: ['src/**/*.{ts,tsx}'],
    extends: [jsxA11y.flatConfigs.strict, reactHooks.configs.flat['recommended-latest']],
    languageOptions: {globals: globals.browser},
  },
  {
    files: ['**/*.{js,cjs,mjs}', 'config/**', 'plugins/**', 'tests/**'],
    languageOptions: {globals: {...globals.node, ...globals.jest}},
  },
  {
    // Scripts that run in the page before React.
    files: ['plugins/**/*.js'],
    languageOptions: {globals: globals.browser},
  },
  {
    files: ['**/*.{js,cjs}'],
    rules: {'@typescript-eslint/no-require-imports': 'off'},
  },
  {
    rules: {
      'no-console': ['error', {allow: ['warn', 'error']}],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', {argsIgnorePattern: '^_', varsIgnorePattern: '^_'}],
    },
  },
  {
    // Commands print to the console.
    files: ['deploy/**', 'tests/**'],
    rules: {'no-console': 'off'},
  },
  ...zoneRules,
  {
    // A value that is read once may be read too early: assertions on locators wait (web-first assertions).
    files: ['tests/{site,runner,budgets}/**/*.ts'],
    ignores: ['**/*.test.ts', 'tests/budgets/**/bench*.ts'],
    plugins: {playwright},
    rules: {
      'playwright/missing-playwright-await': 'error',
      'playwright/no-focused-test': 'error',
      'playwright/no-skipped-test': 'error',
      'playwright/no-useless-await': 'error',
      'playwright/no-useless-not': 'error',
      'playwright/no-wait-for-selector': 'error',
      'playwright/no-wait-for-timeout': 'error',
      'playwright/prefer-to-have-count': 'error',
      'playwright/prefer-to-have-length': 'error',
      'playwright/prefer-web-first-assertions': 'error',
      'playwright/valid-expect': 'error',
      'no-restricted-syntax': [
        'error',
        {
          selector: `CallExpression[callee.name='expect'] AwaitExpression > CallExpression[callee.property.name=/^(${READS})$/]`,
          message: 'Assert on the locator, or poll the value with expect.poll().',
        },
      ],
    },
  },
  // Each fenced block of the pages is linted as a file, e.g. docs/matchers/array.mdx/3.ts.
  {files: ['docs/**/*.mdx'], plugins: {markdown}, processor: 'markdown/markdown'},
  {
    files: ['docs/**/*.mdx/*'],
    languageOptions: {globals: {...globals.node, ...globals.jest}},
    rules: {
      // Examples may print to the console.
      'no-console': 'off',
    },
  },
  {
    // The guides show configuration files of other projects, to which this project's rules do not apply.
    files: ['docs/getting-started/*.mdx/*'],
    rules: {
      '@typescript-eslint/no-empty-object-type': 'off',
      '@typescript-eslint/no-explicit-any': 'off',
      '@typescript-eslint/no-namespace': 'off',
      '@typescript-eslint/no-unused-vars': 'off',
    },
  },
);
