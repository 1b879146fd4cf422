type Body = () => unknown;
type Register = (name: string, body: Body) => void;

/**
 * `test` inside a block marked `vitest=differs`: each of the block's tests must behave differently from its other
 * mark, or it belongs in a block without `vitest=differs`.
 *
 * @param test defines a test
 * @param marked turns a body into one that passes when it does what the block is marked to do
 * @returns `example` to define the block's tests, `end` to define the one that reports which of them do not need the mark
 */
export function createDifferingExample(test: Register, marked: (body: Body) => Body): {example: Register; end(): void} {
  const alike: string[] = [];
  return {
    example: (name, body) =>
      test(name, async () => {
        try {
          await marked(body)();
        } catch {
          return;
        }
        alike.push(name);
      }),
    end: () =>
      test('behaves differently under Vitest', () => {
        if (alike.length > 0)
          throw new Error(
            `Under Vitest this also behaves as its block is marked, so it needs no vitest=differs: ${alike.join('; ')}.`,
          );
      }),
  };
}
