import js from '@eslint/js';
import markdown from '@eslint/markdown';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';

/**
 * Which way imports flow: settings and catalogue → build (plugins) → page (src) → proof (tests). Each zone names the
 * rooms it may not import from; CONTRIBUTING.md shows the picture.
 */
const zones = [
  {
    room: 'config',
    files: ['config/**'],
    forbidden: ['@site/**', '../**'],
    because: 'settings import nothing of ours but each other',
  },
  {
    room: 'src/catalogue',
    files: ['src/catalogue/**'],
    forbidden: ['@site/**', '../**'],
    because: 'the catalogue imports nothing of ours',
  },
  {
    room: 'src/components',
    files: ['src/components/**'],
    forbidden: [
      '**/src/theme/**',
      '../../theme/**',
      '**/src/pages/**',
      '../../pages/**',
      '**/plugins/**',
      '**/tests/**',
    ],
    because: 'components know neither pages, theme nor build',
  },
  {
    room: 'src/runner/sandbox',
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
    room: 'src/runner',
    files: ['src/runner/*.ts'],
    forbidden: ['**/components/**', '**/theme/**', '**/pages/**', '**/plugins/**', '**/tests/**'],
    because: 'the runner knows nothing of the page around it',
  },
  {
    room: 'src/ask',
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
    because: 'a server answers by the same code: it knows neither the page around it nor the build',
  },
  {
    room: 'ask-server',
    files: ['ask-server/**'],
    forbidden: [
      '@site/**',
      '@docusaurus/**',
      'react',
      '**/components/**',
      '**/theme/**',
      '**/pages/**',
      '**/runner/**',
      '**/plugins/**',
      '**/tests/**',
    ],
    because: 'the server answers by src/ask and src/search, and reads of the build what it wrote',
  },
  {
    room: 'src/search',
    files: ['src/search/**'],
    forbidden: ['**/components/**', '**/theme/**', '**/pages/**', '**/plugins/**', '**/tests/**'],
    because: 'the search knows nothing of what asks it',
  },
  {
    room: 'src',
    files: ['src/client/**', 'src/pages/**', 'src/theme/**', 'src/highlight/**'],
    forbidden: ['**/ask-server/**', '**/plugins/**', '**/tests/**', '**/runner/sandbox/**'],
    because: "the page imports neither build nor tests, and the sandbox's code is bundled apart",
  },
  {
    room: 'plugins',
    files: ['plugins/**'],
    forbidden: [
      '**/ask-server/**',
      '**/src/theme/**',
      '**/src/pages/**',
      '**/src/components/**',
      '**/src/client/**',
      '**/tests/**',
    ],
    because: 'the build imports settings, the catalogue and what is pure of src only',
  },
];

/**
 * A pattern of a zone as a regular expression for a selector, in which no slash may stand.
 * @param {string} pattern e.g. `**\/src/theme/**`
 */
const selectorPattern = pattern =>
  `^${pattern
    .replaceAll('.', '\\.')
    .replace(/^\*\*\//, '(.*/)?')
    .replace(/\/\*\*$/, '/.*')}($|/)`.replaceAll('/', '\\x2F');

/** `no-restricted-imports` does not see `import()`, so a second rule does. @type {import('eslint').Linter.Config[]} */
const zoneRules = zones.map(({room, files, forbidden, because}) => {
  const message = `In ${room}: ${because}.`;
  const dynamic = forbidden.map(pattern => `ImportExpression > Literal[value=/${selectorPattern(pattern)}/]`);
  return {
    name: `zone/${room}`,
    files,
    rules: {
      'no-restricted-imports': ['error', {patterns: [{group: forbidden, message}]}],
      'no-restricted-syntax': ['error', {selector: dynamic.join(', '), message}],
    },
  };
});

export default tseslint.config(
  {ignores: ['build/', '.docusaurus*/', '.cache/', 'node_modules/', 'test-results/', 'playwright-report/']},
  {linterOptions: {reportUnusedDisableDirectives: 'error'}},
  js.configs.recommended,
  tseslint.configs.strict,
  {
    files: ['src/**/*.{ts,tsx}'],
    extends: [jsxA11y.flatConfigs.strict, reactHooks.configs.flat['recommended-latest']],
    languageOptions: {globals: globals.browser},
  },
  {
    files: ['**/*.{js,cjs,mjs}', 'ask-server/**', 'config/**', 'plugins/**', 'tests/**'],
    languageOptions: {globals: {...globals.node, ...globals.jest}},
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
    // Commands print; that is what they are for.
    files: ['tests/**'],
    rules: {'no-console': 'off'},
  },
  ...zoneRules,
  // The fenced blocks of the pages: each is linted as a file of its own, e.g. docs/matchers/array.mdx/3.ts.
  {files: ['docs/**/*.mdx'], plugins: {markdown}, processor: 'markdown/markdown'},
  {
    files: ['docs/**/*.mdx/*'],
    languageOptions: {globals: {...globals.node, ...globals.jest}},
    rules: {
      // An example may print.
      'no-console': 'off',
    },
  },
  {
    // The guides show what a project's own files must say, whatever this project's rules are.
    files: ['docs/getting-started/*.mdx/*'],
    rules: {
      '@typescript-eslint/no-empty-object-type': 'off',
      '@typescript-eslint/no-explicit-any': 'off',
      '@typescript-eslint/no-unused-vars': 'off',
    },
  },
);
