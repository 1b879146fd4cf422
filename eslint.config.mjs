import path from 'node:path';
import js from '@eslint/js';
import markdown from '@eslint/markdown';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import playwright from 'eslint-plugin-playwright';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';

/**
 * The package of a file, e.g. `packages/search`; `undefined` for the website.
 * @param {string} file
 */
const getPackage = file => /^packages[\\/][^\\/]+/.exec(path.relative(import.meta.dirname, file))?.[0];

/**
 * No import by path crosses the border of a package, in either direction: code imports a package by its name, and sees what
 * `exports` in its package.json lists. A package does not import the website.
 * @type {import('eslint').Rule.RuleModule}
 */
const packageBorder = {
  meta: {messages: {crossing: '"{{specifier}}" crosses the border of a package. Import the package by its name.'}},
  create(context) {
    /** @param {{source?: {type: string} | null}} node */
    const check = ({source}) => {
      const specifier = source && 'value' in source ? source.value : undefined;
      if (!source || typeof specifier !== 'string' || !/^(?:\.|@site\/)/.test(specifier)) return;
      const folder = specifier.startsWith('@site/') ? import.meta.dirname : path.dirname(context.filename);
      const target = path.resolve(folder, specifier.replace(/^@site\//, ''));
      if (getPackage(context.filename) !== getPackage(target))
        context.report({node: source, messageId: 'crossing', data: {specifier}});
    };
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      TSImportType: check,
      /** @param {{arguments: {type: string}[]}} node */
      'CallExpression[callee.name=require]': ({arguments: [source]}) => check({source}),
    };
  },
};

/** Methods of a locator that read a value at once, without waiting for it. */
const READS =
  'allInnerTexts|allTextContents|boundingBox|count|evaluateAll|getAttribute|innerText|inputValue|isVisible|textContent';

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
    files: ['**/*.{js,cjs,mjs}', 'config/**', 'plugins/**', 'tests/**', 'tools/**'],
    languageOptions: {globals: {...globals.node, ...globals.jest}},
  },
  {
    files: ['packages/**'],
    languageOptions: {globals: {...globals.browser, ...globals.node, ...globals.jest}},
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
    files: ['deploy/**', 'packages/*/tests/**', 'tests/**', 'tools/**'],
    rules: {'no-console': 'off'},
  },
  {
    plugins: {site: {rules: {'package-border': packageBorder}}},
    rules: {'site/package-border': 'error'},
  },
  {
    // A value that is read once may be read too early: assertions on locators wait (web-first assertions).
    files: ['tests/{site,runner,budgets}/**/*.ts', 'packages/runner/{tests,src/testing}/**/*.ts'],
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
