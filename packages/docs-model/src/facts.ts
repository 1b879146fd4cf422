import {getPath, groups} from '@jest-extended/catalogue';
import {normalizePath} from '@jest-extended/catalogue/normalize-path';
import {library, writeSignature} from '@jest-extended/catalogue/library';

const matchers: ReadonlyMap<string, string> = new Map(
  groups.flatMap(group => group.matchers.map(name => [getPath(group, name), name])),
);

/**
 * The matcher that a section is about.
 * @param url the path and the anchor of the section
 */
export const getMatcher = (url: string): string | undefined => matchers.get(normalizePath(url));

/**
 * The facts about a matcher that its section shows below the heading, in Markdown.
 * @param url the path and the anchor of the section
 * @returns nothing for a section that is not about a matcher
 */
export function describeFacts(url: string): string[] {
  const matcher = getMatcher(url);
  const facts = matcher === undefined ? undefined : library.matchers[matcher];
  if (matcher === undefined || !facts) return [];
  const uses = facts.isAsync
    ? 'not usable as an asymmetric matcher, async (use await)'
    : 'can be used as an asymmetric matcher, synchronous';
  return [`\`${writeSignature(matcher, facts)}\`: since ${facts.since}, works with \`.not\`, ${uses}.`];
}
