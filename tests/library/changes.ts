import {isDeepStrictEqual} from 'node:util';
import {writeSignature, type Library} from '@jest-extended/catalogue/library';

/**
 * @param before the stored facts
 * @param after the facts of the installed library
 * @returns a sentence for each matcher that is new, gone or has another signature
 */
export function listMatcherChanges(before: Library, after: Library): string[] {
  const all = [...new Set([...Object.keys(before.matchers), ...Object.keys(after.matchers)])].sort();
  return all.flatMap(name => {
    const [was, is] = [before.matchers[name], after.matchers[name]];
    if (!was) return is ? [`new: ${writeSignature(name, is)}`] : [];
    if (!is) return [`gone: ${writeSignature(name, was)}`];
    if (isDeepStrictEqual(was, is)) return [];
    return [`changed: ${describeChanges(name, was)} is now ${describeChanges(name, is)}`];
  });
}

const describeChanges = (name: string, facts: Parameters<typeof writeSignature>[1]): string =>
  `${writeSignature(name, facts)}${facts.isAsync ? ', asynchronous' : ''}`;
