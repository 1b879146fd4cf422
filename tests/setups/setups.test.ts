import {readFileSync} from 'node:fs';
import {findUncoveredBlocks, findTableDifferences} from './coverage';
import {sets} from './packages';
import {files, getLabel, getPage, getTables, isPageName} from './pages';
import {block, findBlock, findSection, readCell, readInline} from './references';
import {getBlocks, type Scenario} from './scenario';
import {scenarios} from './scenarios';
import {getTestedVersions, updateVersions} from './versions';

const names = Object.keys(files).filter(isPageName);

test('scenario names are unique', () => {
  const all = scenarios.map(({name}) => name);
  expect(all.filter((name, i) => all.indexOf(name) !== i)).toBeEmpty();
});

test.each(scenarios.map(scenario => [scenario.name, scenario] as const))(
  'the pages contain what the scenario "%s" names',
  (_name, scenario) => {
    getBlocks(scenario).forEach(findBlock);
    if (scenario.cell) readCell(scenario.cell);
    for (const step of scenario.steps)
      if ('run' in step)
        for (const words of step.output ?? []) if (typeof words === 'object' && 'text' in words) readInline(words);
    expect(scenario.steps).not.toBeEmpty();
  },
);

test('scenarios cover every block of getting-started completely', () => {
  expect(findUncoveredBlocks(names, scenarios)).toBeEmpty();
});

test('reports page and line of a block that is not covered, or only in part', () => {
  const without = scenarios.filter(({name}) => !name.startsWith('the rule'));
  const {file, blocks} = getPage('eslint');
  expect(findUncoveredBlocks(['eslint'], without)).toEqual(
    blocks
      .filter(found => getLabel(found) === 'diff')
      .map(({line}) => `${file}:${line}: no scenario uses the block "diff"`),
  );
});

test('tables agree with scenarios', () => {
  expect(findTableDifferences(scenarios)).toBeEmpty();
});

test('reports a table that disagrees with a scenario', () => {
  const turned = scenarios
    .filter(({cell}) => cell)
    .map(scenario => ({...scenario, steps: [{run: 'true', fails: true} as const]}));
  expect(findTableDifferences(turned).join('\n')).toInclude('the table says "works", but the scenario fails');
});

test.each(names)('the page "%s" names the versions of its scenarios: npm run test:setups -- --versions', name => {
  const text = readFileSync(files[name], 'utf8');
  expect(updateVersions(text, getPage(name), scenarios)).toBe(text);
});

describe('a line of versions', () => {
  const command = block('install#add-the-package', 'bash');
  const above = '\n'.repeat(findBlock(command).block.line + 2);
  const run = {run: command} as const;
  const failing = {...run, fails: true} as const;
  /** A page that has only this command, with the versions of a scenario. */
  const write = (text: string, ...steps: Scenario['steps']) =>
    updateVersions(`${above}${text}`, {...getPage('install'), blocks: [findBlock(command).block]}, [
      {name: 'a', section: 'install#', sets: [['npm']], files: {}, steps},
    ]);

  test('is about the blocks above it', () => {
    expect(write('_Tested with_', run)).toBe(`${above}_Tested with npm 11.19._`);
  });

  test('leaves out a scenario whose last run of one of the blocks fails', () => {
    expect(write('_Tested with_', failing, run)).toBe(`${above}_Tested with npm 11.19._`);
    expect(() => write('_Tested with_', run, failing, {run: 'true'})).toThrow(
      /^docs.*install\.mdx:\d+: nothing runs the blocks above this line/,
    );
  });

  test('is missing below a block that runs', () => {
    expect(() => write('', run)).toThrow(/^docs.*install\.mdx:\d+: write the line _Tested with_/);
  });
});

test('the table of supported versions has the versions of all scenarios', () => {
  const tested = getTestedVersions(scenarios);
  const {page, section} = findSection('install#supported-versions');
  const [[, ...rows] = []] = getTables(section, page);
  expect(rows.map(([name = '', , versions]) => [name, versions])).toEqual(
    ['Node', 'Jest', 'TypeScript', 'Vitest', 'Bun'].map(name => [
      name,
      name === 'Node' ? `20, ${tested.get(name)}` : tested.get(name),
    ]),
  );
});

test('versions are exact', () => {
  const all = Object.values(sets).flatMap(({packages}) => Object.values(packages));
  expect(all).toSatisfyAll(version => /^\d+\.\d+\.\d+$/.test(version));
});

test('Node is the version that the pages name', () => {
  expect(readFileSync('.nvmrc', 'utf8').trim()).toBe('20');
  for (const name of ['setup', 'eslint'] as const) expect(readFileSync(files[name], 'utf8')).toInclude('Node 20');
});

test.each(names)('every heading of the page "%s" has an id, by which scenarios name it', name => {
  const nameless = getPage(name).sections.filter(({heading, hasOwnId}) => heading && !hasOwnId);
  expect(nameless.map(({title, line}) => `${line}: ${title}`)).toEqual([]);
});
