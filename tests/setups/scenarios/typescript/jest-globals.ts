import {block, inline} from '../../references';
import type {Scenario} from '../../scenario';
import {esModules, toJson, testWithGlobals} from '../probes';
import {compiles, expectTypes, misspelt, tsc, tsconfig, types, unknown, withAll, withNewer} from './compiler';
import {expectFailure, expectLines, inlines} from '../steps';

const references = block('typescript#declaration-file', 'jest-extended-types.d.ts');

/** A misspelled matcher from the page. */
const onlyMisspelt = "test('misspelt', () => expect([]).toBeArayOfSize(0));\n";

const checkJs = 'tsc --noEmit --strict --target es2023 --module nodenext --checkJs -p jsconfig.json';

/** A misspelled asymmetric matcher, which the types of Jest's globals accept. */
const asymmetric = "test('misspelt', () => expect({ n: 1 }).toEqual({ n: expect.toBePositives() }));\n";

/** Types for Jest's globals. */
export const jestGlobals: readonly Scenario[] = [
  {
    name: "types for Jest's globals",
    section: 'typescript#types',
    sets: [['jest29', 'typescript5'], ...withAll('jest30')],
    onlyCompiles: true,
    listedPackages: ['@types/jest'],
    files: {
      'tsconfig.json': types,
      'a.test.ts': testWithGlobals,
      'b.test.ts': misspelt,
      'asymmetric.test.ts': asymmetric,
    },
    // What compiles with the libraries checked also compiles without.
    steps: [
      {file: 'tsconfig.json', content: block('install#in-typescript', 'tsconfig.json')},
      {run: tsc('--skipLibCheck false')},
    ],
    quick: true,
  },
  {
    name: 'the types in a JavaScript project',
    section: 'typescript#javascript',
    sets: withAll('jest30'),
    onlyCompiles: true,
    files: {'jsconfig.json': types, 'a.test.js': testWithGlobals, 'b.test.js': misspelt},
    steps: [{run: checkJs}],
  },
  {
    name: 'a setup file in a JavaScript project with checkJs',
    section: 'typescript#javascript',
    sets: withAll('jest30'),
    onlyCompiles: true,
    files: {
      'jsconfig.json': types,
      'a.test.js': testWithGlobals,
      'jest.setup.js': "require('jest-extended/all');\n",
      'jest.config.js': block('setup#jest-commonjs', 'jest.config.js'),
    },
    steps: [
      {
        run: `${checkJs} --pretty false | sort -t: -k2`,
        output: ['TS2774', 'TS7006', 'TS7016', 'TS7023'].map(code => inline('typescript#javascript', code)),
      },
      {run: `echo "expect.extend(require('jest-extended'))" > jest.setup.js && ${checkJs}`},
      expectLines('jest.setup.js', inline('typescript#javascript', "expect.extend(require('jest-extended'))")),
    ],
  },
  {
    name: 'a test without an import under isolatedModules',
    section: 'typescript#types',
    sets: [['jest30', 'typescript4']],
    onlyCompiles: true,
    files: {
      'tsconfig.json': tsconfig({
        types: ['jest', 'jest-extended'],
        isolatedModules: true,
        skipLibCheck: true,
        target: 'es2021',
      }),
      'a.test.ts': testWithGlobals,
    },
    steps: [
      expectFailure('tsc --noEmit -p .', inline('typescript#types', 'TS1208')),
      {run: 'echo "export {};" >> a.test.ts && tsc --noEmit -p .'},
    ],
  },
  {
    name: 'Jest 30 with library checking on, and both kinds of types',
    section: 'typescript#skiplibcheck',
    sets: [['jest30', 'typescript7']],
    onlyCompiles: true,
    files: {
      'tsconfig.json': types,
      'expect-jest-extended.d.ts': expectTypes,
      'a.test.ts': testWithGlobals,
    },
    steps: [
      expectFailure(
        tsc('--skipLibCheck false'),
        ...inlines('typescript#skiplibcheck', 'TS2430', "Interface 'Matchers<R, T>' incorrectly extends interface"),
      ),
      {run: tsc()},
    ],
  },
  {
    name: 'TypeScript 7 with a tsconfig for an older version',
    section: 'typescript#ts5108',
    sets: [['jest30', 'typescript7']],
    onlyCompiles: true,
    files: {'tsconfig.json': tsconfig({moduleResolution: 'node'})},
    steps: [expectFailure('tsc --noEmit -p .', "TS5108: Option 'moduleResolution=node10' has been removed")],
  },
  {
    name: 'a tsconfig without "jest-extended" in types, although a setup file imports it',
    section: 'typescript#types',
    sets: withAll('jest30'),
    onlyCompiles: true,
    files: {
      'tsconfig.json': tsconfig({types: ['jest']}),
      'a.test.ts': testWithGlobals,
      'b.test.ts': 'expect(false).toBeFalse();\n',
      'jest.setup.ts': "import 'jest-extended/all.js';\n",
    },
    steps: [
      expectFailure(
        tsc(),
        unknown.matcher,
        block('setup#property-does-not-exist', 'text'),
        inline('setup#property-does-not-exist', 'TS2551'),
        inline(
          'typescript#misspelt-matchers',
          "Property 'toBeFalse' does not exist on type …. Did you mean 'toBeFalsy'?",
        ),
      ),
    ],
    quick: true,
  },
  {
    name: 'a typed lint rule without the types of the matchers',
    section: 'setup#property-does-not-exist',
    sets: [['typedLint']],
    onlyCompiles: true,
    files: {
      'tsconfig.json': tsconfig({strict: true, skipLibCheck: true, target: 'es2023', types: ['jest']}),
      'a.test.ts': testWithGlobals,
      'eslint.config.mjs': `import typescript from 'typescript-eslint';

export default typescript.config(...typescript.configs.recommendedTypeChecked, {
  files: ['**/*.ts'],
  languageOptions: { parserOptions: { projectService: true } },
});
`,
    },
    steps: [
      expectFailure(
        'eslint a.test.ts',
        inline('setup#property-does-not-exist', 'Unsafe call of a type that could not be resolved'),
      ),
      {run: 'sed -i \'s/"jest"/"jest", "jest-extended"/\' tsconfig.json'},
      {run: 'eslint --rule "@typescript-eslint/no-unsafe-assignment: off" a.test.ts'},
    ],
  },
  {
    name: 'a tsconfig without "jest" in types',
    section: 'typescript#types',
    sets: withAll('jest30'),
    onlyCompiles: true,
    files: {'tsconfig.json': tsconfig({types: ['jest-extended']}), 'a.test.ts': testWithGlobals},
    steps: [expectFailure(tsc(), unknown.test)],
  },
  {
    name: 'a tsconfig with "jest" in types, without @types/jest',
    section: 'typescript#types',
    sets: withAll('globals30'),
    onlyCompiles: true,
    files: {'tsconfig.json': types, 'a.test.ts': testWithGlobals},
    steps: [expectFailure(tsc(), unknown.test, inline('typescript#types', "Cannot find name 'expect'"))],
  },
  {
    name: 'a tsconfig without types and without @types/jest, TypeScript 5.9',
    section: 'typescript#types',
    sets: [['globals30', 'typescript5']],
    onlyCompiles: true,
    files: {'tsconfig.json': tsconfig({}), 'a.test.ts': testWithGlobals},
    steps: [expectFailure(tsc(), ...inlines('typescript#types', 'TS2582', 'TS2304'))],
  },
  {
    name: 'a tsconfig without types, TypeScript 5.9',
    section: 'typescript#declaration-file',
    sets: [['jest30', 'typescript5']],
    onlyCompiles: true,
    files: {'tsconfig.json': tsconfig({}), 'a.test.ts': testWithGlobals, 'global.d.ts': "import 'jest-extended';\n"},
    steps: [compiles],
  },
  {
    name: 'a tsconfig without types, TypeScript 6 and 7',
    section: 'typescript#declaration-file',
    sets: withNewer('jest30'),
    onlyCompiles: true,
    files: {'tsconfig.json': tsconfig({}), 'a.test.ts': testWithGlobals, 'global.d.ts': "import 'jest-extended';\n"},
    steps: [expectFailure(tsc(), unknown.test)],
  },
  {
    name: 'a declaration file instead of types',
    section: 'typescript#declaration-file',
    sets: withAll('jest30'),
    onlyCompiles: true,
    files: {'tsconfig.json': tsconfig({}), 'a.test.ts': testWithGlobals, 'jest-extended-types.d.ts': references},
    steps: [compiles],
  },
  {
    name: 'an import without .js in native ES modules, TypeScript 6 and 7',
    section: 'typescript#ts2882',
    sets: withNewer('jest30'),
    onlyCompiles: true,
    files: {
      'package.json': esModules,
      'tsconfig.json': types,
      'jest.setup.ts': "import 'jest-extended/all';\n",
      'a.test.ts': testWithGlobals,
    },
    steps: [
      expectFailure(
        tsc(),
        "error TS2882: Cannot find module or type declarations for side-effect import of 'jest-extended/all'",
      ),
      {run: `sed -i 's/all/all.js/' jest.setup.ts && ${tsc()}`},
    ],
  },
  {
    name: "a misspelt matcher under Jest's globals",
    section: 'typescript#misspelt-matchers',
    sets: withAll('jest30'),
    onlyCompiles: true,
    files: {'tsconfig.json': types, 'a.test.ts': onlyMisspelt},
    steps: [expectFailure(tsc(), unknown.misspelt)],
    quick: true,
  },
  {
    name: "a misspelt asymmetric matcher under Jest's globals",
    section: 'typescript#misspelt-matchers',
    sets: [['jest30']],
    files: {'jest.config.js': block('setup#jest-commonjs', 'jest.config.js'), 'a.test.js': asymmetric},
    steps: [expectFailure('jest', unknown.atRunTime)],
  },
  {
    name: 'ts-jest without the types',
    section: 'typescript#compilers',
    sets: [['jest30']],
    files: {
      'jest.config.js': "module.exports = { preset: 'ts-jest', setupFilesAfterEnv: ['jest-extended/all'] };\n",
      'tsconfig.json': tsconfig({types: ['jest']}),
      'a.test.ts': testWithGlobals,
    },
    steps: [expectFailure('jest', "Property 'toBeArrayOfSize' does not exist on type")],
  },
  {
    name: 'Babel and SWC do not look at types',
    section: 'typescript#compilers',
    sets: withNewer('jest30'),
    listedPackages: ['@babel/core', '@swc/jest'],
    files: {
      'babel.config.json': toJson({presets: ['@babel/preset-env', '@babel/preset-typescript']}),
      'babel.jest.config.js': "module.exports = { setupFilesAfterEnv: ['jest-extended/all'] };\n",
      'swc.jest.config.js': `module.exports = ${JSON.stringify({
        setupFilesAfterEnv: ['jest-extended/all'],
        transform: {'\\.ts$': '@swc/jest'},
      })};\n`,
      'tsconfig.json': tsconfig({types: ['jest']}),
      'a.test.ts': `const pens: string[] = ['pen', 'ink'];\n${testWithGlobals}`,
    },
    steps: [
      expectFailure(tsc(), unknown.matcher),
      {run: 'jest --config babel.jest.config.js'},
      {run: 'jest --config swc.jest.config.js'},
    ],
  },
];
