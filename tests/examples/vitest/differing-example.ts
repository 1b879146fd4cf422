type Body = () => unknown;
type Register = (name: string, body: Body) => void;

/**
 * `test` inside a block marked `vitest=differs`: whatever the tests do is fine, but at least one of them has to do
 * otherwise than the block is marked, or the mark is not needed.
 *
 * @param test defines a test
 * @param marked turns a body into one that passes when it does what the block is marked to do
 * @returns `example` to define the block's tests, `end` to define the one that tells whether the mark is needed
 */
export function differingExample(test: Register, marked: (body: Body) => Body): {example: Register; end(): void} {
  let differs = false;
  return {
    example: (name, body) =>
      test(name, async () => {
        try {
          await marked(body)();
        } catch {
          differs = true;
        }
      }),
    end: () =>
      test('does otherwise under Vitest', () => {
        if (!differs) throw new Error('Every test does under Vitest what its block says: remove vitest=differs.');
      }),
  };
}
