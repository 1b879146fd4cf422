/** The text at a path in parsed JSON; empty if there is none. */
export function getText(value: unknown, ...path: readonly string[]): string {
  const text = path.reduce<unknown>(
    (parent, key) => (typeof parent === 'object' && parent !== null ? Reflect.get(parent, key) : undefined),
    value,
  );
  return typeof text === 'string' ? text : '';
}
