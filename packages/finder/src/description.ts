/** A value of the reader, as the sandbox describes it: data only, of limited size. */
export interface Description {
  readonly kind: ValueKind;
  /** The value as code, if it is plain data that fits on a few lines. */
  readonly source?: string;
  /** The members of an array. */
  readonly items?: readonly Description[];
  /** The own properties of a plain object. */
  readonly entries?: readonly (readonly [key: string, value: Description])[];
  /** The length of an array, the number of calls of a mock. */
  readonly size?: number;
  /** `frozen` and `sealed` objects. */
  readonly state?: 'frozen' | 'sealed' | 'closed';
  /** The class of an error, or of the error that a function throws, if its name is global. */
  readonly type?: string;
  /** The message of that error, as code. */
  readonly message?: string;
}

const KINDS = [
  'array',
  'bigint',
  'boolean',
  'class',
  'date',
  'error',
  'function',
  'map',
  'mock',
  'nil',
  'number',
  'object',
  'other',
  'promise',
  'regexp',
  'set',
  'string',
  'symbol',
] as const;

/** What kind of value it is; `other` for one that cannot be examined. */
export type ValueKind = (typeof KINDS)[number];

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const readText = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/**
 * Rebuilds a description from the sandbox, whose output is not trusted.
 * @param value parsed JSON
 */
export function readDescription(value: unknown): Description {
  if (!isRecord(value)) return {kind: 'other'};
  const {items, entries, size, state, type, message, source} = value;
  const isState = (name: unknown) => name === 'frozen' || name === 'sealed' || name === 'closed';
  return {
    kind: KINDS.find(kind => kind === value['kind']) ?? 'other',
    ...(readText(source) !== undefined && {source: readText(source)}),
    ...(Array.isArray(items) && {items: items.map(readDescription)}),
    ...(Array.isArray(entries) && {
      entries: entries.map((entry: unknown): [string, Description] =>
        Array.isArray(entry) ? [String(entry[0]), readDescription(entry[1])] : ['', {kind: 'other'}],
      ),
    }),
    ...(typeof size === 'number' && {size}),
    ...(isState(state) && {state}),
    ...(readText(type) !== undefined && {type: readText(type)}),
    ...(readText(message) !== undefined && {message: readText(message)}),
  };
}

/** A text as a string literal. */
export const quote = (text: string): string =>
  `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;

/** An array literal. */
export const writeList = (items: readonly string[]): string => `[${items.join(', ')}]`;

const writeKey = (key: string): string => (/^[A-Za-z_$][\w$]*$/.test(key) && key !== '__proto__' ? key : quote(key));

/** An object literal. */
export const writeObject = (entries: readonly (readonly [key: string, source: string])[]): string =>
  entries.length === 0 ? '{}' : `{ ${entries.map(([key, source]) => `${writeKey(key)}: ${source}`).join(', ')} }`;
