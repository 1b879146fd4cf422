import type {SetName} from '../packages';
import {block, inline, tab, type Tab} from '../references';
import type {Check, Run, Scenario, Source} from '../scenario';
import {esModules, createImportingTest, toJson, testWithGlobals} from './probes';
import {expectFailure, inlines} from './steps';

const add = block('install#add-the-package', 'bash');
const addBoth = block('install#new-project', 'bash');
const addTypescript = block('install#typescript-peer', 'bash');
const bothTypescripts = block('install#typescript-7', 'bash');
const forTypescript = block('eslint#usage', 'bash', 1);
const config = block('install#register', 'jest.config.js');
const example = block('install#check-that-it-works', 'matchers.test.js');
const check = block('install#check-that-it-works', 'bash');

const library = {'jest-extended': '7.0.0', typescript: '5.9.3'};
const pins = {jest: '30.5.2', ...library};
/** For an incomplete registry. */
const resolutions = {'unrs-resolver': '1.12.2'};

const eslint9 = block('eslint#installation', 'bash');
const eslintPins = {eslint: '10.15.0', 'eslint-plugin-jest-extended': '3.0.1', 'typescript-eslint': '8.73.0'};
const eslint9Pins = {...eslintPins, eslint: '9.39.5'};

const noCompilerInterface = 'The TypeScript compiler … does not expose the JavaScript compiler API';
const addTsJest = 'npm install --save-dev ts-jest@29.4.15';
const asModules = 'NODE_OPTIONS=--experimental-vm-modules';
const onePassed = 'Tests: 1 passed, 1 total';

/** A package.json. */
const createPackage = (fields: Readonly<Record<string, unknown>> = {}): string =>
  toJson({name: 'app', private: true, ...fields});

/**
 * Each package manager with its tab, and whether it installs TypeScript by itself. Yarn 1 and 4 are both called `yarn`.
 */
const managers: readonly {set: SetName; reads: Tab; typescript: boolean}[] = [
  {set: 'npm', reads: 'npm', typescript: true},
  {set: 'yarn1', reads: 'yarn', typescript: false},
  {set: 'yarn4', reads: 'yarn', typescript: false},
  {set: 'pnpm10', reads: 'pnpm', typescript: true},
  {set: 'pnpm12', reads: 'pnpm', typescript: true},
  {set: 'bunManager', reads: 'bun', typescript: true},
];

const yarns = ['yarn1', 'yarn4'] as const satisfies readonly SetName[];

/** The project of a package manager: Yarn gets the page's resolution, so that it works with an incomplete registry. */
const createManifest = (set: SetName): Source =>
  yarns.some(yarn => yarn === set)
    ? block('install#yarn-no-candidates', 'package.json')
    : createPackage({license: 'MIT'});

const ignoredBuilds = block('install#pnpm-ignored-builds', 'text');
const buildWarning = {
  npm: inline('install#pnpm-ignored-builds', 'package has install scripts not yet covered by allowScripts'),
  yarn4: [...inlines('install#pnpm-ignored-builds', 'YN0004', 'all build scripts have been disabled')],
};
const oneChecked = inline('install#check-that-it-works', onePassed);

/** What Jest prints of its configuration; Yarn 4 keeps packages in archives. */
const showsEntry = '"setupFilesAfterEnv": [ "…/node_modules/jest-extended/all.js" ]';

const perManager: readonly Scenario[] = managers.map(({set, reads, typescript}) => ({
  name: `install with ${set} and check that it works`,
  section: 'install#check-that-it-works',
  sets: [[set]],
  startsEmpty: true,
  files: {'package.json': createManifest(set), 'jest.config.js': config, 'matchers.test.js': example},
  steps: [
    set === 'pnpm12'
      ? {
          run: tab(addBoth, reads),
          fails: true,
          pins,
          output: [inline('install#pnpm-ignored-builds', 'ERR_PNPM_IGNORED_BUILDS'), ignoredBuilds],
        }
      : {
          run: tab(addBoth, reads),
          pins,
          ...(set === 'yarn1' && {output: ['unmet peer dependency "typescript@']}),
          ...(set === 'yarn4' && {output: ["doesn't provide typescript", ...buildWarning.yarn4]}),
          ...(set === 'pnpm10' && {output: ['Ignored build scripts']}),
          ...(set === 'npm' && {output: [buildWarning.npm]}),
        },
    ...(set === 'pnpm12' ? [{run: block('install#pnpm-ignored-builds', 'bash')} as const] : []),
    ...(set === 'npm' ? [{run: 'npm ls typescript', output: ['typescript@7.0.2']} as const] : []),
    {run: tab(check, reads), output: [oneChecked]},
    {run: tab(block('setup#troubleshooting', 'bash'), reads), output: [showsEntry]},
    // A package manager that does not install TypeScript leaves it out of its lockfile.
    {run: "grep -hE '(^|/|\"| )typescript@|node_modules/typescript' *lock*", fails: !typescript},
    {run: tab(addTypescript, reads), pins},
    {run: 'grep -h typescript package.json', output: ['5.9.3']},
  ],
}));

const others: readonly Scenario[] = [
  // One project for packages that do not depend on each other: most of the time is spent on those that all projects need.
  ...managers.map(({set, reads}): Scenario => ({
    name: `install what projects with TypeScript need, and the library alone, with ${set}`,
    section: 'install#add-the-package',
    sets: [[set]],
    startsEmpty: true,
    // The decision about a build script, which stops pnpm 12 otherwise.
    files: {'pnpm-workspace.yaml': "allowBuilds:\n  '@parcel/watcher': false\n"},
    steps: (
      [
        [block('typescript#types', 'bash'), '@types/jest', '30.0.0'],
        [block('setup#other-runners', 'bash'), 'expect', '30.5.2'],
        [block('typescript#jest-globals', 'bash'), '@jest/globals', '30.5.2'],
        [bothTypescripts, '@typescript/native', 'npm:typescript@'],
        [forTypescript, 'typescript-eslint', '8.73.0'],
        [add, 'jest-extended', '7.0.0'],
      ] as const
    ).flatMap(([command, name, version]) => [
      {run: tab(command, reads), pins: {[name]: version}},
      {run: `grep -h ${name} package.json`, output: [version]},
    ]),
  })),
  ...yarns.map((set): Scenario => ({
    name: `an optional package that the registry lacks, with ${set}`,
    section: 'install#yarn-no-candidates',
    sets: [[set]],
    startsEmpty: true,
    files: {'package.json': createPackage({optionalDependencies: {'jest-extended': '0.0.99'}})},
    steps: [
      {
        run: 'yarn install',
        fails: true,
        output:
          set === 'yarn1'
            ? [inline('install#yarn-no-candidates', "Couldn't find any versions for")]
            : [...inlines('install#yarn-no-candidates', 'YN0082', 'No candidates found')],
      },
    ],
  })),
  {
    name: 'the library with Node 18',
    section: 'install#supported-versions',
    sets: [['yarn1', 'node18']],
    startsEmpty: true,
    files: {},
    steps: [
      {
        run: tab(add, 'yarn'),
        fails: true,
        pins,
        output: [inline('install#supported-versions', 'The engine "node" is incompatible with this module')],
      },
      {run: 'yarn add --dev jest-extended@6'},
    ],
  },
  {
    name: 'the check with each version of Jest',
    section: 'install#check-that-it-works',
    sets: [['jest27'], ['jest28'], ['jest29'], ['jest30']],
    files: {'jest.config.js': config, 'matchers.test.js': example},
    steps: [{run: check, output: [oneChecked]}],
    quick: true,
  },
  {
    name: 'the check without its configuration',
    section: 'install#check-that-it-works',
    sets: [['jest30']],
    files: {'matchers.test.js': example},
    steps: [expectFailure(check, inline('install#check-that-it-works', 'toBeArrayOfSize is not a function'))],
  },
  {
    name: 'the versions of Node, Jest and TypeScript that the library declares',
    section: 'install#supported-versions',
    sets: [['jest30']],
    files: {},
    steps: [
      {
        run: 'grep -A1 \'"engines"\' node_modules/jest-extended/package.json',
        output: [block('install#supported-versions', 'text')],
      },
      {
        run: 'grep -A3 \'"peerDependencies"\' node_modules/jest-extended/package.json',
        output: ['"jest": ">=27.2.5", "typescript": ">=5.0.0"'],
      },
    ],
  },
  ...(
    [
      ['jest', '26.6.3', inline('install#supported-versions', 'ERESOLVE'), []],
      [
        'typescript',
        '4.9.5',
        inline('install#typescript-peer', 'ERESOLVE'),
        [{run: 'npm install --save-dev --legacy-peer-deps jest-extended@7.0.0'}],
      ],
    ] as const
  ).map(([name, version, message, remedy]): Scenario => ({
    name: `install with ${name} ${version}`,
    section: message.section,
    sets: [['npm']],
    startsEmpty: true,
    files: {'package.json': createPackage({devDependencies: {[name]: version}})},
    steps: [{run: add, fails: true, pins, output: [message]}, ...remedy],
  })),
  {
    name: 'ts-jest and the version of TypeScript that npm chooses',
    section: 'install#typescript-peer',
    sets: [['npm']],
    startsEmpty: true,
    files: {
      'package.json': createPackage({devDependencies: {'ts-jest': '29.4.15'}}),
      // npm chooses the versions, but does not unpack them.
      '.npmrc': 'package-lock-only=true\n',
    },
    steps: [
      {run: addBoth, pins},
      {run: 'npm ls typescript', output: ['typescript@6.0.3']},
    ],
  },
  {
    name: 'ts-jest and typescript-eslint with TypeScript 7',
    section: 'install#typescript-7',
    sets: [['npm']],
    startsEmpty: true,
    files: {
      'package.json': createPackage({
        devDependencies: {typescript: '7.0.2', jest: '30.5.2', 'jest-extended': '7.0.0', '@types/jest': '30.0.0'},
      }),
      'tsconfig.json': block('typescript#types', 'tsconfig.json'),
      'jest.config.js': "module.exports = { preset: 'ts-jest', setupFilesAfterEnv: ['jest-extended/all'] };\n",
      'a.test.ts': testWithGlobals,
      'eslint.config.mjs': block('eslint#usage', 'eslint.config.mjs', 3),
      'b.test.ts': 'const paid: boolean = true;\nexpect(paid).toBe(true);\n',
    },
    steps: [
      expectFailure(addTsJest, inline('install#typescript-7', 'ERESOLVE')),
      {run: forTypescript, fails: true, pins: eslintPins, output: [inline('eslint#usage', 'ERESOLVE')]},
      {run: bothTypescripts},
      {run: addTsJest},
      {run: eslint9, pins: eslint9Pins},
      {run: forTypescript, pins: eslintPins},
      {run: 'npm exec tsc -- --version && npm exec tsc -- --noEmit -p .', output: ['Version 7.0.2']},
      {run: 'npm exec jest a.test.ts', output: [onePassed]},
      {run: block('eslint#usage', 'bash', 2), output: ['jest-extended/prefer-to-be-true']},
      {run: 'cat b.test.ts', output: ['expect(paid).toBeTrue();']},
    ],
  },
  {
    name: 'pnpm init and ts-jest with TypeScript 7',
    section: 'install#typescript-7',
    sets: [['pnpm12']],
    startsEmpty: true,
    files: {
      'tsconfig.json': toJson({
        compilerOptions: {module: 'nodenext', isolatedModules: true, types: ['jest', 'jest-extended']},
      }),
      'jest.config.js':
        "export default { preset: 'ts-jest/presets/default-esm', setupFilesAfterEnv: ['jest-extended/all'] };\n",
      'a.test.ts': testWithGlobals,
    },
    steps: [
      {run: 'rm package.json && pnpm init', output: ['"type": "module"']},
      // These lines make pnpm look up its own packages for every platform, and not every registry has them all.
      {run: `sed -i '/"devEngines"/,/"packageManager": "pnpm/d' package.json`},
      expectFailure(
        'pnpm add --save-dev jest@30.5.2 jest-extended@7.0.0 @types/jest@30.0.0 typescript@7.0.2 ts-jest@29.4.15',
        'Issues with peer dependencies found',
        ignoredBuilds,
      ),
      {run: block('install#pnpm-ignored-builds', 'bash')},
      expectFailure(`${asModules} pnpm exec jest`, inline('install#typescript-7', noCompilerInterface)),
      {run: tab(bothTypescripts, 'pnpm')},
      {run: `${asModules} pnpm exec jest`, output: [onePassed]},
      {run: 'pnpm exec tsc --version && pnpm exec tsc --noEmit -p .', output: ['Version 7.0.2']},
    ],
  },
  {
    name: 'jest-extended 5.0.0 does not load',
    section: 'setup#cannot-find-module',
    sets: [['jest30', 'npm']],
    startsEmpty: true,
    files: {'a.test.js': testWithGlobals, 'jest.config.js': config},
    steps: [
      // Without its peer dependencies: Jest is that of the set.
      {run: 'npm install --save-dev --legacy-peer-deps jest-extended@5.0.0'},
      expectFailure('jest', block('setup#cannot-find-module', 'text')),
    ],
  },
];

const preset = block('setup#preset', 'jest.preset.js');
const byName = "module.exports = { setupFilesAfterEnv: ['jest-extended/all'] };\n";
const notFound = block('setup#module-not-found', 'text');
const inApiFolder = (command: string): string => `cd packages/api && ${command}`;

const inPreset = "module.exports = { preset: '../../jest.preset.js' };\n";

/** A preset in a package that its projects cannot see through: named, the matchers are not found; resolved, they are. */
const presets: readonly Scenario[] = [
  {
    name: "a shared preset with Yarn Plug'n'Play",
    section: 'setup#preset',
    sets: [['yarn4']],
    startsEmpty: true,
    files: {
      'package.json': createPackage({name: 'root', workspaces: ['packages/*'], devDependencies: library, resolutions}),
      'jest.preset.js': preset,
      'by-name.preset.js': byName,
      'packages/api/package.json': createPackage({name: 'api', devDependencies: {jest: '30.5.2'}}),
      'packages/api/jest.config.js': inPreset,
      'packages/api/by-name.config.js': "module.exports = { preset: '../../by-name.preset.js' };\n",
      'packages/api/a.test.js': testWithGlobals,
    },
    steps: [
      {run: 'yarn install'},
      expectFailure(inApiFolder('yarn jest --config by-name.config.js'), notFound),
      {run: inApiFolder('yarn jest --config jest.config.js'), output: [onePassed]},
    ],
  },
  ...(['pnpm10', 'pnpm12'] as const).map((set): Scenario => ({
    name: `a shared preset in a package of its own with ${set}`,
    section: 'setup#preset',
    sets: [[set]],
    startsEmpty: true,
    files: {
      'package.json': createPackage({name: 'root'}),
      'pnpm-workspace.yaml': "packages: ['packages/*']\nallowBuilds: { '@parcel/watcher': false }\n",
      'packages/config/package.json': createPackage({name: 'config', dependencies: library}),
      'packages/config/jest-preset.js': preset,
      'packages/named/package.json': createPackage({name: 'named', dependencies: {'jest-extended': '7.0.0'}}),
      'packages/named/jest-preset.js': byName,
      'packages/api/package.json': createPackage({
        name: 'api',
        devDependencies: {jest: '30.5.2', config: 'workspace:*', named: 'workspace:*'},
      }),
      'packages/api/jest.config.js': "module.exports = { preset: 'config' };\n",
      'packages/api/by-name.config.js': "module.exports = { preset: 'named' };\n",
      'packages/api/a.test.js': testWithGlobals,
    },
    steps: [
      {run: 'pnpm install'},
      // An editor starts Jest without pnpm, which would add the folder of all packages to NODE_PATH.
      expectFailure(inApiFolder('node node_modules/jest/bin/jest.js --config by-name.config.js'), notFound),
      {run: inApiFolder('node node_modules/jest/bin/jest.js --config jest.config.js'), output: [onePassed]},
    ],
  })),
];

/** Commands that not every package manager can run. */
const commands: readonly Scenario[] = [
  {
    name: "native ES modules with Yarn Plug'n'Play",
    section: 'setup#jest-esm',
    sets: [['yarn4']],
    startsEmpty: true,
    files: {
      'package.json': createPackage({type: 'module', devDependencies: pins, resolutions}),
      'jest.config.js': block('setup#jest-esm', 'jest.config.mjs'),
      'a.test.js': createImportingTest('@jest/globals'),
    },
    steps: [
      {run: 'yarn install'},
      expectFailure(block('setup#jest-esm', 'bash'), 'Cannot find module'),
      {run: `${asModules} yarn jest`, output: [onePassed]},
    ],
  },
  {
    name: 'the command of npm in a project of pnpm init',
    section: 'install#pnpm-ignored-builds',
    sets: [['npm', 'pnpm12']],
    startsEmpty: true,
    files: {},
    steps: [
      {run: 'rm package.json && pnpm init'},
      ...[tab(block('setup#troubleshooting', 'bash'), 'npm'), 'npx jest', 'npm install'].map((run): Run =>
        expectFailure(run, inline('install#pnpm-ignored-builds', 'EBADDEVENGINES')),
      ),
    ],
  },
];

const refused: Run = {
  run: block('eslint#eslint-10', 'bash'),
  fails: true,
  pins: eslintPins,
  output: [inline('eslint#eslint-10', 'ERESOLVE')],
};
const createEslintFiles = (files: Readonly<Record<string, Source>>) => ({
  ...files,
  'eslint.config.mjs': block('eslint#usage', 'eslint.config.mjs', 1),
  'a.test.js': 'expect(open).toBe(true);\n',
});
const lint = block('eslint#usage', 'bash', 2);
/** The second line of the command corrects what the first one reports. */
const reports = (reads: Tab): readonly (Run | Check)[] => [
  {run: tab(lint, reads), output: ['jest-extended/prefer-to-be-true']},
  {file: 'a.test.js', content: 'expect(open).toBeTrue();\n'},
];

const forEslint: readonly Scenario[] = [
  ...managers.map(({set, reads}): Scenario => ({
    name: `install the ESLint plugin with ${set}`,
    section: 'eslint#installation',
    sets: [[set]],
    startsEmpty: true,
    files: createEslintFiles({'package.json': createPackage({license: 'MIT'})}),
    steps: [
      {run: tab(eslint9, reads), pins: eslint9Pins},
      {run: 'grep -h eslint package.json', output: ['9.39.5']},
      ...reports(reads),
    ],
  })),
  {
    name: 'install the ESLint plugin with ESLint 10',
    section: 'eslint#eslint-10',
    sets: [['npm']],
    startsEmpty: true,
    files: {},
    steps: [refused],
  },
  {
    name: 'ESLint 10 in a project that has the ESLint plugin',
    section: 'eslint#eslint-10',
    sets: [['npm']],
    startsEmpty: true,
    files: {},
    steps: [
      {run: eslint9, pins: eslint9Pins},
      {run: 'npm install --save-dev eslint@10.15.0', output: ['ERESOLVE overriding peer dependency']},
    ],
  },
  {
    name: 'install the ESLint plugin with ESLint 10 with the override',
    section: 'eslint#eslint-10',
    sets: [['npm']],
    listedPackages: ['eslint', 'eslint-plugin-jest-extended'],
    startsEmpty: true,
    files: createEslintFiles({'package.json': block('eslint#eslint-10', 'package.json')}),
    steps: [{...refused, fails: false, output: []}, ...reports('npm')],
  },
  {
    name: 'install the ESLint plugin with ESLint 10 with pnpm',
    section: 'eslint#eslint-10',
    sets: [['pnpm10']],
    startsEmpty: true,
    files: createEslintFiles({'package.json': esModules}),
    steps: [
      {
        ...refused,
        fails: false,
        run: 'pnpm add --save-dev eslint@10.15.0 eslint-plugin-jest-extended@3.0.1',
        output: ['unmet peer eslint'],
      },
      ...reports('pnpm'),
    ],
  },
];

/** Installation, including the part of the ESLint page about it. */
export const install: readonly Scenario[] = [...perManager, ...others, ...presets, ...commands, ...forEslint];
