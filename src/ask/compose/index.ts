import {libraryOf} from '../../catalogue/foreign';
import type {Block} from '../block';
import type {Choice} from '../choose';
import type {Known} from '../knowledge';
import {matcherAt} from '../matchers';
import type {Question} from '../understand';
import {card} from './card';
import {type Context, readLinked, titled} from './context';
import {difference} from './difference';
import {guide} from './guide';
import type {AnswerTexts} from '../texts';
import {linksTo} from './quote';

/** The number of sections that are listed after the one that answers. */
const MORE = 2;

const remark = (markdown: string): Block => ({type: 'remark', markdown});

/** Composes an answer: quotations from the chosen sections, with titles and remarks between them. */
export async function composed(
  question: Question,
  {sections, near, foreign}: Choice,
  context: Context,
): Promise<Block[]> {
  const {texts, report} = context;
  const [first, ...rest] = sections;
  if (!first)
    return [
      ...(foreign === undefined ? [] : [remark(calledForeign(foreign, texts))]),
      remark(texts.refused.replace('{report}', report(question.text))),
      ...titled(texts.near, linksTo('near', await readLinked(near, context))),
    ];
  const matcher = matcherAt(first.url);
  const meant = question.misspelt && matcher ? [remark(texts.meant.replace('{name}', `\`.${matcher.name}()\``))] : [];
  if (question.kind === 'difference' && question.matchers.length > 1)
    return [...meant, ...(await difference(sections, question, context))];
  if (!matcher) return [...meant, ...(await guide(first, question, context, rest.slice(0, MORE)))];
  return [...meant, ...(await card(first, question, context)), ...(await further(rest, question, context))];
}

/** Says that a name is not ours, and whose it is if that is known. */
function calledForeign(name: string, texts: AnswerTexts): string {
  const own = name.replace(/^\./, '');
  const library = libraryOf(own);
  const text = library === undefined ? texts.foreign : texts.foreignOf.replace('{library}', library);
  return text.replace('{name}', `\`${own}\``);
}

/** The guide that belongs to a named matcher, otherwise links to the other sections. */
async function further(rest: readonly Known[], question: Question, context: Context): Promise<Block[]> {
  const [next] = rest;
  const isGuide = next !== undefined && matcherAt(next.url) === undefined;
  if (isGuide && question.matchers.length > 0) return guide(next, question, context);
  return titled(context.texts.more, linksTo('more', await readLinked(rest.slice(0, MORE), context)));
}
