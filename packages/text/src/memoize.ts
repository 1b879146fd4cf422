/**
 * Stores the results of a function of a text. The words of the docs are few, and each occurs often.
 * @param work gives the same result whenever it is called with a text
 */
export function memoize<Result>(work: (text: string) => Result): (text: string) => Result {
  const results = new Map<string, Result>();
  return text => {
    const result = results.get(text) ?? work(text);
    results.set(text, result);
    return result;
  };
}
