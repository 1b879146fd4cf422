import {isDeepStrictEqual} from 'node:util';
import {signatureOf, type Library} from '@jest-extended/catalogue/library';

/**
 * @param before the stored facts
 * @param after the facts of the installed library
 * @returns a sentence for each matcher that is new, gone or has another signature
 */
export function changesOfMatchers(before: Library, after: Library): string[] {
  const all = [...new Set([...Object.keys(before.matchers), ...Object.keys(after.matchers)])].sort();
  return all.flatMap(name => {
    const [was, is] = [before.matchers[name], after.matchers[name]];
    if (!was) return is ? [`new: ${signatureOf(name, is)}`] : [];
    if (!is) return [`gone: ${signatureOf(name, was)}`];
    if (isDeepStrictEqual(was, is)) return [];
    return [`changed: ${described(name, was)} is now ${described(name, is)}`];
  });
}

const described = (name: string, facts: Parameters<typeof signatureOf>[1]): string =>
  `${signatureOf(name, facts)}${facts.isAsync ? ', asynchronous' : ''}`;
