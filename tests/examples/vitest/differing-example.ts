type Body = () => unknown;
type Register = (name: string, body: Body) => void;

/**
 * `test` inside a block marked `vitest=differs`: each of the block's tests has to do otherwise than the block is marked,
 * or it belongs into a block without the mark.
 *
 * @param test defines a test
 * @param marked turns a body into one that passes when it does what the block is marked to do
 * @returns `example` to define the block's tests, `end` to define the one that tells which of them need no mark
 */
export function differingExample(test: Register, marked: (body: Body) => Body): {example: Register; end(): void} {
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
      test('does otherwise under Vitest', () => {
        if (alike.length > 0)
          throw new Error(
            `Under Vitest too this does what its block says, so it needs no vitest=differs: ${alike.join('; ')}.`,
          );
      }),
  };
}
