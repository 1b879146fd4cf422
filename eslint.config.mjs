import path from 'node:path';
import js from '@eslint/js';
import markdown from '@eslint/markdown';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import playwright from 'eslint-plugin-playwright';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';

/** The packages; each may import those of lower levels. @type {Readonly<Record<string, number>>} */
const LEVELS = {text: 0, catalogue: 1, 'docs-model': 2, search: 3, runner: 3};

/**
 * The package of a path below the root, e.g. `search`; `undefined` for the website.
 * @param {string} file
 */
const getPackage = file => /^packages[\\/]([^\\/]+)/.exec(file)?.[1];

/**
 * Why a file must not import another one.
 * @param {string} file its path below the root
 * @param {string} specifier
 */
function findProblem(file, specifier) {
  const from = getPackage(file);
  const [, name] = /^@jest-extended\/([^/]+)/.exec(specifier) ?? [];
  if (name !== undefined)
    return from === undefined || (LEVELS[name] ?? Infinity) < (LEVELS[from] ?? -1)
      ? undefined
      : `Imports go down (CONTRIBUTING.md): packages/${from} must not import packages/${name}.`;
  if (!/^(?:\.|@site\/|(?:config|packages|plugins|src|tests)\/)/.test(specifier)) return undefined;
  const target = path.normalize(
    specifier.startsWith('.') ? path.join(path.dirname(file), specifier) : specifier.replace(/^@site\//, ''),
  );
  if (from !== getPackage(target))
    return `"${specifier}" crosses the border of a package. Import the package by its name.`;
  return target.startsWith('tests') && !/^tests|^[^\\/]+$/.test(file) ? 'Nothing imports tests.' : undefined;
}

/**
 * Checks imports: no path crosses the border of a package, in either direction, so code sees only what `exports` in the
 * package.json of another package lists; packages import down; nothing imports tests.
 * @type {import('eslint').Rule.RuleModule}
 */
const packageBorder = {
  meta: {schema: []},
  create(context) {
    const file = path.relative(import.meta.dirname, context.filename);
    /** @param {{type: string} | null | undefined} source */
    const check = source => {
      if (!source || !('value' in source) || typeof source.value !== 'string') return;
      const message = findProblem(file, source.value);
      if (message) context.report({node: source, message});
    };
    /** @param {{source?: {type: string} | null}} node */
    const checkSource = ({source}) => check(source);
    return {
      ImportDeclaration: checkSource,
      ImportExpression: checkSource,
      ExportNamedDeclaration: checkSource,
      ExportAllDeclaration: checkSource,
      TSImportType: checkSource,
      /** @param {{expression: {type: string}}} node */
      TSExternalModuleReference: ({expression}) => check(expression),
      /** @param {{arguments: {type: string}[]}} node */
      'CallExpression[callee.name=require], CallExpression[callee.object.name=/^(require|jest)$/]': ({
        arguments: [source],
      }) => check(source),
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
    files: ['**/*.{js,cjs,mjs}', 'config/**', 'packages/**', 'plugins/**', 'tests/**'],
    languageOptions: {globals: {...globals.node, ...globals.jest}},
  },
  {
    // Packages, and scripts that run in the page before React.
    files: ['packages/**', 'plugins/**/*.js'],
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
    files: ['deploy/**', 'packages/*/tests/**', 'tests/**'],
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
      // tests/site/test.ts has `waitForIdleNetwork`.
      'playwright/no-networkidle': 'error',
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
    linterOptions: {reportUnusedDisableDirectives: 'off'},
    rules: {
      '@typescript-eslint/no-empty-object-type': 'off',
      '@typescript-eslint/no-explicit-any': 'off',
      '@typescript-eslint/no-namespace': 'off',
      '@typescript-eslint/no-unused-vars': 'off',
    },
  },
);
