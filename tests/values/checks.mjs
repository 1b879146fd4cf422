/** Checks that a reader expects to pass. Arguments by matcher; `of` is what the matchers receive, `label` names them all. */
const passing = (checks, of = value => value, label = undefined) => ({checks, of, label, expected: 'passes'});

/** Checks of one row, which a reader expects to pass. */
export const working = (checks, of) => passing(checks, of);

/** Checks that a reader expects to fail: where one passes, the mistake stays hidden. */
export const failing = (checks, of) => ({...passing(checks, of), expected: 'fails'});

const asList = value => [value];

/** For `{ id: '5', name: 'Ada' }`. */
export const keys = passing(
  {
    toContainKey: ['id'],
    toContainEntry: [['id', '5']],
    toContainKeys: [['id']],
    toContainEntries: [[['id', '5']]],
    toContainAllKeys: [['name', 'id']],
    toContainAllEntries: [Object.entries({id: '5', name: 'Ada'})],
    toContainAnyKeys: [['id']],
    toContainAnyEntries: [[['id', '5']]],
    toContainValue: ['5'],
  },
  undefined,
  'matchers for keys, values and entries',
);

/** For the same object, in a list. */
export const members = passing(
  {
    toPartiallyContain: [{id: '5'}],
    toIncludeAllPartialMembers: [[{id: '5'}]],
    toIncludeSamePartialMembers: [[{id: '5'}]],
  },
  asList,
  'partial matchers',
);

/** For a list of two elements. */
export const list = passing(
  {toBeArray: [], toBeArrayOfSize: [2], toIncludeAllMembers: [[]]},
  undefined,
  'array matchers',
);

/** For the number 5. */
export const number = passing(
  {toBeNumber: [], toBePositive: [], toBeFinite: [], toBeOdd: [], toBeWithin: [1, 9], toBeInteger: []},
  undefined,
  'number matchers',
);

const [past, future] = [new Date('2020-01-01T00:00Z'), new Date('2030-01-01T00:00Z')];

/** For a day of January 2026, also as the argument. */
export const date = [
  passing(
    {toBeDate: [], toBeAfter: [past], toBeBefore: [future], toBeBetween: [past, future]},
    undefined,
    'date matchers',
  ),
  {
    ...working(
      day => ({toBeBefore: [day]}),
      () => past,
    ),
    role: 'as the argument, ',
  },
  {
    ...failing(
      day => ({toBeAfter: [day]}),
      () => past,
    ),
    role: 'as the argument, ',
  },
];

/** For a pair of values: in matchers of jest-extended and of Jest. */
const compare = [([, other]) => ({toIncludeSameMembers: [[other]], toContainEqual: [other]}), ([one]) => [one]];
export const same = [working(...compare)];
export const different = [failing(...compare)];

const passes = async assertion => {
  try {
    await assertion();
    return true;
  } catch {
    return false;
  }
};

/** @returns "passes", "fails", or "throws" where the assertion and the one with `.not` both throw */
async function judge(getReceived, matcher, args) {
  const plain = await passes(() => expect(getReceived())[matcher](...args));
  const negated = await passes(() => expect(getReceived()).not[matcher](...args));
  if (plain && negated) throw new Error(`.${matcher}() passes with and without .not`);
  return plain ? 'passes' : negated ? 'fails' : 'throws';
}

/** Runs the checks of a row, and adds to each its verdicts by matcher. `getValue` returns a new value each time. */
export async function runChecks(checks, getValue) {
  const runs = [];
  for (const check of checks) {
    const calls = typeof check.checks === 'function' ? check.checks(getValue()) : check.checks;
    const verdicts = {};
    for (const [matcher, args] of Object.entries(calls))
      verdicts[matcher] = await judge(() => check.of(getValue()), matcher, args);
    runs.push({...check, verdicts});
  }
  return runs;
}

const WORDS = {throws: 'throws', fails: 'fails', passes: 'passes by mistake'};

const formatCalls = names => names.map(name => `\`.${name}()\``).join(', ');

/** @returns the cell of a row: what differs from what a reader expects, e.g. "throws: `.toContainKey()`" */
export function formatCell(runs) {
  const parts = new Map();
  for (const {label, role = '', expected, verdicts} of runs) {
    const names = Object.keys(verdicts);
    for (const verdict of Object.keys(WORDS).filter(word => word !== expected)) {
      const [wrong, rest] = [true, false].map(is => names.filter(name => (verdicts[name] === verdict) === is));
      if (wrong.length === 0) continue;
      const isMost = label && rest.length < 2;
      const calls = isMost ? `all ${label}${rest.length > 0 ? ` but ${formatCalls(rest)}` : ''}` : formatCalls(wrong);
      parts.set(role + WORDS[verdict], [...(parts.get(role + WORDS[verdict]) ?? []), calls]);
    }
  }
  return [...parts].map(([word, calls]) => `${word}: ${calls.join(', ')}`).join('; ');
}
