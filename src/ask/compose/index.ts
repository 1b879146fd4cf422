import type {Choice} from '../choose';
import type {Known} from '../knowledge';
import {matcherAt} from '../matchers';
import type {Question} from '../understand';
import {lineTo} from './blocks';
import {card} from './card';
import {type Desk, titled} from './desk';
import {difference} from './difference';
import {guide} from './guide';

/** How many sections are named beside the one that answers. */
const MORE = 2;

/**
 * Puts an answer together. What it says of a matter is quoted; its own are the words that lead through it.
 * @returns blocks of Markdown, in order
 */
export function composed(question: Question, {sections, near}: Choice, desk: Desk): string[] {
  const {phrases, report} = desk;
  const [first, ...rest] = sections;
  if (!first)
    return [phrases.refused.replace('{report}', report(question.text)), ...titled(phrases.near, [linesTo(near)])];
  const matcher = matcherAt(first.passage.url);
  const meant = question.misspelt && matcher ? [phrases.meant.replace('{name}', `\`.${matcher.name}()\``)] : [];
  if (question.kind === 'difference' && question.matchers.length > 1)
    return [...meant, ...difference(sections, question, desk)];
  if (!matcher) return [...meant, ...guide(first, question, desk, rest.slice(0, MORE))];
  return [...meant, ...card(first.passage, question, desk), ...beside(rest, question, desk)];
}

/** What else answers: the guide that belongs to a matcher that was named, else links to what was found, too. */
function beside(rest: readonly Known[], question: Question, desk: Desk): string[] {
  const [next] = rest;
  const isGuide = next !== undefined && matcherAt(next.passage.url) === undefined;
  if (isGuide && question.matchers.length > 0) return guide(next, question, desk);
  return titled(desk.phrases.more, [linesTo(rest.slice(0, MORE))]);
}

const linesTo = (sections: readonly Known[]): string => sections.map(({passage}) => lineTo(passage)).join('\n');
