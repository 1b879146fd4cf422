import {addressOf, groups} from '.';
import {phrases} from './phrases';
import {guides} from './phrases/guides';
import {words} from './words';

const listed = (phrases = ''): string[] =>
  phrases
    .split(',')
    .map(phrase => phrase.trim().replace(/\s+/g, ' '))
    .filter(Boolean);

const matchers = groups.flatMap(group =>
  group.matchers.map((name): [string, string[]] => [
    addressOf(group, name),
    [...(words[name] ?? []), ...listed(phrases[name])],
  ]),
);

const called: ReadonlyMap<string, readonly string[]> = new Map([
  ...matchers,
  ...Object.entries(guides).map(([address, list]): [string, string[]] => [address, listed(list)]),
]);

/**
 * What readers may call a section beside its title: the names that a matcher has elsewhere, and how readers put what they
 * want. The search and the answers to questions both find sections by it.
 * @param address the section's path and anchor, e.g. `/docs/matchers/array#tobearray`
 */
export const calledAt = (address: string): readonly string[] => called.get(address) ?? [];

/** All addresses that {@link calledAt} has phrases for. */
export const calledAddresses: readonly string[] = [...called.keys()];
