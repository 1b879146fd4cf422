/**
 * Stores the results of a function of a text. The words of the docs are few, and each occurs often.
 * @param work gives the same result whenever it is called with a text
 * @param most the most results to keep: one more drops them all
 */
export function memoize<Result>(work: (text: string) => Result, most = Infinity): (text: string) => Result {
  const results = new Map<string, Result>();
  return text => {
    const result = results.get(text) ?? work(text);
    if (results.size >= most && !results.has(text)) results.clear();
    results.set(text, result);
    return result;
  };
}
