import {libraryOf} from '../../catalogue/foreign';
import type {Block} from '../block';
import type {Choice} from '../choose';
import type {Known} from '../knowledge';
import {matcherAt} from '../matchers';
import type {Question} from '../understand';
import {card} from './card';
import {type Context, titled} from './context';
import {difference} from './difference';
import {guide} from './guide';
import type {AnswerTexts} from '../texts';
import {linksTo} from './quote';

/** The number of sections that are listed after the one that answers. */
const MORE = 2;

const remark = (markdown: string): Block => ({type: 'remark', markdown});

/** Composes an answer: quotations from the chosen sections, with titles and remarks between them. */
export function composed(question: Question, {sections, near, foreign}: Choice, context: Context): Block[] {
  const {texts, report} = context;
  const [first, ...rest] = sections;
  if (!first)
    return [
      ...(foreign === undefined ? [] : [remark(calledForeign(foreign, texts))]),
      remark(texts.refused.replace('{report}', report(question.text))),
      ...titled(texts.near, linksTo('near', passagesOf(near))),
    ];
  const matcher = matcherAt(first.passage.url);
  const meant = question.misspelt && matcher ? [remark(texts.meant.replace('{name}', `\`.${matcher.name}()\``))] : [];
  if (question.kind === 'difference' && question.matchers.length > 1)
    return [...meant, ...difference(sections, question, context)];
  if (!matcher) return [...meant, ...guide(first, question, context, rest.slice(0, MORE))];
  return [...meant, ...card(first.passage, question, context), ...further(rest, question, context)];
}

/** Says that a name is not ours, and whose it is if that is known. */
function calledForeign(name: string, texts: AnswerTexts): string {
  const own = name.replace(/^\./, '');
  const library = libraryOf(own);
  const text = library === undefined ? texts.foreign : texts.foreignOf.replace('{library}', library);
  return text.replace('{name}', `\`${own}\``);
}

/** The guide that belongs to a named matcher, otherwise links to the other sections. */
function further(rest: readonly Known[], question: Question, context: Context): Block[] {
  const [next] = rest;
  const isGuide = next !== undefined && matcherAt(next.passage.url) === undefined;
  if (isGuide && question.matchers.length > 0) return guide(next, question, context);
  return titled(context.texts.more, linksTo('more', passagesOf(rest.slice(0, MORE))));
}

const passagesOf = (sections: readonly Known[]) => sections.map(({passage}) => passage);
