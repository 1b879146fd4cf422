import {runsOf, type Question} from '../understand';
import {type Passage, pageOf, titleOf} from '../passage';
import {headOf, leadOf, parametersOf, relativesOf, touched, type Unit, unitsOf} from './blocks';
import {type Desk, titled} from './desk';

/** How much is quoted at the most. */
const MOST = {touched: 3, notes: 2, relatives: 4} as const;

/** The notes that say what to watch out for. */
const WARNINGS: ReadonlySet<string | undefined> = new Set(['caution', 'danger', 'warning', 'fault']);

const markdown = (units: readonly Unit[]): string[] => units.map(unit => unit.markdown);

/** A matcher: what it checks, what of its section the question touches, an example, what to beware of, its relatives. */
export function card(passage: Passage, question: Question, desk: Desk): string[] {
  const {kind, details, others} = question;
  const {phrases} = desk;
  const lead = leadOf(passage);
  const parameters = parametersOf(passage);
  const units = unitsOf(passage, phrases).filter(unit => unit.markdown !== lead && unit.markdown !== parameters);
  const asked = touched(units, details, others, MOST.touched, desk.knowledge);
  const rest = units.filter(unit => !asked.includes(unit));
  const of = (...kinds: Unit['kind'][]) => rest.filter(unit => kinds.includes(unit.kind));
  const warnings = [...rest.filter(isWarning), ...ofPage(passage, desk)].slice(0, MOST.notes);
  // Code that shows a fault is for a reader who met one.
  const beware = titled(
    phrases.beware,
    warnings.map(({markdown: whole, brief}) => (kind === 'why' ? whole : (brief ?? whole))),
  );
  const shown = {
    why: [...beware, ...markdown(of('failure'))],
    example: [...markdown(of('example', 'failure')), ...beware],
    what: [...markdown(asked.length > 0 ? [] : of('example').slice(0, 1)), ...beware],
  };
  const edges = asked.filter(unit => unit.kind === 'edge');
  return [
    headOf(passage),
    lead ?? '',
    kind === 'why' ? '' : (parameters ?? ''),
    ...markdown(asked.filter(unit => unit.kind !== 'edge')),
    ...titled(phrases.edges, markdown(edges)),
    ...(asked.length === 0 ? unheard(question, desk) : []),
    ...shown[kind === 'why' || kind === 'example' ? kind : 'what'],
    ...titled(phrases.instead, [relativesOf(passage).slice(0, MOST.relatives).join('\n')]),
  ].filter(Boolean);
}

const isWarning = ({type}: Unit): boolean => WARNINGS.has(type);

/** What the beginning of a matcher's page says to watch out for with all of its matchers, each with a link to it. */
function ofPage(passage: Passage, {knowledge, phrases}: Desk): Unit[] {
  const page = knowledge.at(pageOf(passage))?.passage;
  if (!page) return [];
  const link = `> [${titleOf(page)}](${page.url})`;
  return unitsOf(page, phrases)
    .filter(isWarning)
    .map(({brief, ...unit}) => ({...unit, markdown: `${brief ?? unit.markdown}\n>\n${link}`}));
}

/** What a question about a matcher names that no section has. */
function unheard({text, details, matchers}: Question, {knowledge, phrases}: Desk): string[] {
  const words = (text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).filter(word =>
    runsOf(word).some(one => details.includes(one) && !knowledge.has(one)),
  );
  if (words.length === 0 || matchers.length === 0) return [];
  return [phrases.unheard.replace('{words}', words.map(word => `“${word}”`).join(', '))];
}
