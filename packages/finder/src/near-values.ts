import type {TypedValue, Modifier} from './candidates';
import {writeList as list, writeObject as object, type Description} from './description';

/** Values of every kind: what an assertion about the kind rejects. */
const OTHERS: readonly string[] = [
  'undefined',
  'null',
  'true',
  'false',
  '0',
  '1',
  'NaN',
  "''",
  "'text'",
  '[]',
  "['text']",
  '{}',
  '{ key: 1 }',
  '() => {}',
  'new Date(NaN)',
];

const getSources = (values: readonly Description[] | undefined): string[] | undefined => {
  const sources = values?.flatMap(({source}) => source ?? []);
  return sources && sources.length === values?.length ? sources : undefined;
};

/** A value of the same kind that differs in one place. */
function writeChange({kind, source, entries = []}: Description): string {
  if (source === undefined) return 'undefined';
  switch (kind) {
    case 'number':
      return source === 'NaN' || source.endsWith('Infinity') ? '0' : String(Number(source) + 100);
    case 'bigint':
      return `${BigInt(source.slice(0, -1)) + 1n}n`;
    case 'boolean':
      return source === 'true' ? 'false' : 'true';
    case 'string':
      return `${source.slice(0, -1)}!'`;
    case 'object': {
      const [first] = entries;
      return first ? object([[first[0], writeChange(first[1])], ...getProperties(entries).slice(1)]) : '{ key: 1 }';
    }
    default:
      return 'undefined';
  }
}

type Property = readonly [key: string, source: string];

const getProperties = (entries: Description['entries'] = []): Property[] =>
  entries.map(([key, {source = 'undefined'}]): Property => [key, source]);

/** In milliseconds. */
const DAY = 86_400_000;

const moveDate = (source: string, days: number): string => {
  const time = Date.parse(/'(.*)'/.exec(source)?.[1] ?? '');
  return Number.isNaN(time) ? 'new Date(0)' : `new Date('${new Date(time + days * DAY).toISOString()}')`;
};

const FAR_DAYS = 20_000;

/** Values that differ from the reader's in one respect, the most similar first. */
function writeVariants(value: TypedValue): string[] {
  const {kind, source, items, entries, type, message} = value;
  switch (kind) {
    case 'array': {
      const sources = getSources(items);
      const [first] = items ?? [];
      if (!sources || !first) return value.text && value.text.length < 200 ? [`[...${value.text}].slice(1)`] : [];
      return [
        list(sources.slice(0, -1)),
        list([writeChange(first), ...sources.slice(1)]),
        list([...sources, 'undefined']),
        list([...sources, sources[0] ?? '']),
        list([...sources].reverse()),
        list((items ?? []).map(writeChange)),
        list(sources.map((_, index) => `'other ${index + 1}'`)),
      ];
    }
    case 'object': {
      const properties = getProperties(entries);
      const [first] = entries ?? [];
      const open = source === undefined ? [] : value.state === 'frozen' ? [`Object.seal(${source})`, source] : [];
      const sealed = source === undefined || !value.state ? [] : [source, `Object.preventExtensions(${source})`];
      if (!getSources(entries?.map(([, entry]) => entry)) || !first) return [...open, ...sealed, '{ key: 1 }'];
      return [
        ...open,
        ...sealed,
        object(properties.slice(0, -1)),
        object([[first[0], writeChange(first[1])], ...properties.slice(1)]),
        object([...properties, ['more', '0']]),
        object([[`${first[0]}2`, first[1].source ?? '0'], ...properties.slice(1)]),
        object(properties.map(([key]): Property => [key, 'undefined'])),
        `Object.freeze(${object(properties)})`,
      ];
    }
    case 'string': {
      if (source === undefined) return [];
      const inner = source.slice(1, -1);
      const swapped = inner.replace(/[a-z]+|[A-Z]+/g, part =>
        part === part.toLowerCase() ? part.toUpperCase() : part.toLowerCase(),
      );
      return [
        `'${inner}!'`,
        `'!${inner}'`,
        inner.includes('\\') ? "''" : `'${inner.slice(0, -1)}'`,
        inner.includes('\\') ? "' '" : `'${inner.slice(1)}'`,
        ...(swapped !== inner && !inner.includes('\\') ? [`'${swapped}'`] : []),
        `' ${inner}'`,
        `'${inner}${inner}'`,
      ];
    }
    case 'number': {
      const number = Number(source ?? '0');
      if (!Number.isFinite(number)) return ['0', `${-number}`, '1.5', '-1'];
      return [number + 1, number - 1, number + 2, -number, number + 0.5, number * 1000].map(String).concat('Infinity');
    }
    case 'bigint': {
      const number = BigInt(source?.slice(0, -1) ?? '0');
      return [`${number + 1n}n`, `${-number}n`, String(Number(number))];
    }
    case 'boolean':
      return source === 'true' ? ['false', "'true'"] : ['true', "'false'"];
    case 'date':
      return source === undefined ? [] : [-1, 1, -FAR_DAYS, FAR_DAYS].map(days => moveDate(source, days));
    case 'function': {
      const thrown = type ? [`() => { throw new ${type}(${JSON.stringify('Other')}); }`] : [];
      const other = message ? [`() => { throw new ${type === 'URIError' ? 'Error' : 'URIError'}(${message}); }`] : [];
      return [...thrown, ...other];
    }
    case 'error':
      return [`new ${type ?? 'Error'}('Other')`, `new ${type === 'URIError' ? 'Error' : 'URIError'}(${message ?? ''})`];
    case 'mock':
      return [
        'jest.fn()',
        "(() => { const mock = jest.fn(); mock('other'); return mock; })()",
        "(() => { const mock = jest.fn(); mock('other'); mock('other'); return mock; })()",
      ];
    case 'promise':
      return ["Promise.reject(new Error('Failed'))", "Promise.resolve('done')"];
    case 'map':
      return ["new Map([['key', 1]])"];
    case 'set':
      return ["new Set(['text'])"];
    default:
      return [];
  }
}

/** Kinds whose expressions have effects, so that evaluating the expectation as a value would change the result. */
const EFFECTS: readonly Description['kind'][] = ['function', 'mock', 'promise', 'class'];

const replace = <Item>(items: readonly Item[], index: number, item: Item): Item[] =>
  items.map((old, position) => (position === index ? item : old));

/** The most variants of parts. */
const MOST_PARTS = 24;

/** Variants of the parts that differ from the expectation's: asymmetric matchers for these parts reject some of them. */
function writePartVariants(value: Description, expected: Description | undefined): string[] {
  const items = getSources(value.items);
  if (items && expected?.items) {
    const others = expected.items;
    return items.flatMap((source, index) => {
      const item = value.items?.[index];
      if (!item || !['array', 'object'].includes(item.kind) || others.some(other => other.source === source)) return [];
      const like = others[index] ?? others[0];
      return [...writeVariants({...item, text: source}), ...writePartVariants(item, like)].map(code =>
        list(replace(items, index, code)),
      );
    });
  }
  const properties = getProperties(value.entries);
  return properties.flatMap(([key, source], index) => {
    const [, entry] = value.entries?.[index] ?? [];
    const [, other] = expected?.entries?.find(([name]) => name === key) ?? [];
    if (!entry || !other || other.source === source) return [];
    return [...writeVariants({...entry, text: source}), ...writePartVariants(entry, other)].map(code =>
      object(replace(properties, index, [key, code])),
    );
  });
}

const putInPromise = (code: string, modifier: Modifier | undefined): string =>
  modifier ? `Promise.${modifier === 'resolves' ? 'resolve' : 'reject'}(${code})` : code;

/** A value near the reader's. */
export interface NearValue {
  readonly code: string;
  /** `variant`: it differs from the reader's value in one respect. `part`: in a part of a part. `other`: in its kind. */
  readonly is: 'variant' | 'part' | 'other';
}

/**
 * Values near the reader's: a matcher that rejects more of them says more about the value.
 * @param modifier how the promise ends of which `value` is the result: the values near it are promises, too
 * @returns the most similar first
 */
export function writeNearValues(value: TypedValue, expected: TypedValue | undefined, modifier?: Modifier): NearValue[] {
  const other = expected && expected.kind === value.kind && !EFFECTS.includes(expected.kind) ? [expected.text] : [];
  const close = new Set([...writeVariants(value), ...other]);
  const parts = expected ? writePartVariants(value, expected).slice(0, MOST_PARTS) : [];
  return [...new Set([...close, ...parts, ...OTHERS])]
    .filter(code => code !== value.source && code !== value.text)
    .map(code => ({
      code: putInPromise(code, modifier),
      is: close.has(code) ? 'variant' : parts.includes(code) ? 'part' : 'other',
    }));
}

/**
 * Values that have what is expected, so that a matcher which fails for the reader's value may pass: the expectation and
 * its members, alone, inside a value of the reader's kind, and added to the reader's value.
 */
export function writeOpposites({kind, source}: TypedValue, expected: TypedValue, modifier?: Modifier): NearValue[] {
  if (EFFECTS.includes(expected.kind)) return [];
  const parts = [expected.text, ...(getSources(expected.items) ?? [])];
  const add = (code: string): string[] => {
    if (kind === 'array') return [`[${code}]`, ...(source ? [`[...${source}, ${code}]`] : [])];
    if (kind === 'object') return [`{ [${code}]: 0 }`, ...(source ? [`{ ...${source}, [${code}]: 0 }`] : [])];
    return kind === 'string' && source ? [`${source} + ${code}`, `${code} + ${source}`] : [];
  };
  const isEntry = kind === 'object' && expected.items?.length === 2;
  return [...parts, ...parts.flatMap(add), ...(isEntry ? [`Object.fromEntries([${expected.text}])`] : [])].map(
    code => ({
      code: putInPromise(code, modifier),
      is: 'variant',
    }),
  );
}
