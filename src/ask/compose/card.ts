import {runsIn} from '../../text/words';
import type {Block} from '../block';
import {matcherAt} from '../matchers';
import {isText, pageOf, type Passage, refOf, type Titled} from '../passage';
import {type Question, runsOf} from '../understand';
import {type Context, read, titled} from './context';
import {
  leadOf,
  paragraphOf,
  parametersOf,
  plain,
  relativesBlock,
  relativesOf,
  rowsAbout,
  signatureOf,
  touched,
  type Unit,
  unitsOf,
  without,
} from './quote';

/** The limits of quotations. */
const MOST = {touched: 3, notes: 2, relatives: 4} as const;

/** The notes under "Watch out". */
const WARNINGS: ReadonlySet<string | undefined> = new Set(['caution', 'danger', 'warning', 'known-issue']);

const blocksIn = (units: readonly Unit[]): Block[] => units.flatMap(({blocks}) => blocks);

/** A matcher: its check, the relevant parts of its section, an example, its warnings, related matchers. */
export async function card(matcher: Titled, question: Question, context: Context): Promise<Block[]> {
  const {kind, details, others} = question;
  const {texts, knowledge} = context;
  const passage = await read(matcher, context);
  const page = await context.passagesOf(pageOf(passage));
  const lead = leadOf(passage);
  const parameters = parametersOf(passage);
  const units = [...without(unitsOf(passage), lead, parameters), ...rowsOfPage(passage, page)];
  const asked = touched(units, details, others, MOST.touched, knowledge);
  const rest = units.filter(unit => !asked.includes(unit));
  const of = (...kinds: Unit['kind'][]) => blocksIn(rest.filter(unit => kinds.includes(unit.kind)));
  const warnings = [...rest.filter(isWarning), ...warningsOfPage(page)].slice(0, MOST.notes);
  // Only a reader who has met a known issue needs its code.
  const watchOut = titled(
    texts.watchOut,
    warnings.flatMap(({blocks, brief}) => (kind === 'why' ? blocks : (brief ?? blocks))),
  );
  const shown = {
    why: [...watchOut, ...of('failure')],
    example: [...of('example', 'failure'), ...watchOut],
    what: [
      ...(asked.length > 0 ? [] : blocksIn(rest.filter(unit => unit.kind === 'example').slice(0, 1))),
      ...watchOut,
    ],
  };
  const isEdgeCase = (unit: Unit) => unit.kind === 'edge-case';
  return [
    signatureOf(passage),
    ...paragraphOf(lead, passage),
    ...(kind === 'why' ? [] : paragraphOf(parameters, passage)),
    ...blocksIn(asked.filter(unit => !isEdgeCase(unit))),
    ...titled(texts.edgeCases, blocksIn(asked.filter(isEdgeCase))),
    ...(asked.length === 0 ? unknownWords(question, context) : []),
    ...shown[kind === 'why' || kind === 'example' ? kind : 'what'],
    ...titled(texts.seeAlso, relativesBlock(relativesOf(passage).slice(0, MOST.relatives), passage)),
  ];
}

const isWarning = ({note}: Unit): boolean => WARNINGS.has(note);

/** The matcher's rows in the tables of its page, which are about several matchers. */
function rowsOfPage({url}: Titled, page: readonly Passage[]): Unit[] {
  const name = matcherAt(url)?.name;
  if (name === undefined) return [];
  return page.flatMap(section =>
    section.parts.filter(isText).flatMap(({markdown}): Unit[] => {
      const rows = rowsAbout([name], markdown)?.join('\n');
      return rows === undefined ? [] : [{kind: 'text', blocks: paragraphOf(rows, section), about: plain(rows)}];
    }),
  );
}

/** The warnings at the beginning of a matcher's page, which are about all its matchers. Each links to the page. */
function warningsOfPage(page: readonly Passage[]): Unit[] {
  const beginning = page.find(({url}) => url === pageOf({url}));
  if (!beginning) return [];
  const {title, url} = refOf(beginning);
  const link = paragraphOf(`[${title}](${url})`, beginning);
  const linked = (block: Block): Block =>
    block.type === 'note' ? {...block, blocks: [...block.blocks, ...link]} : block;
  return unitsOf(beginning)
    .filter(isWarning)
    .map(({brief, blocks, ...unit}) => ({...unit, blocks: (brief ?? blocks).map(linked)}));
}

/** The words of a question about a matcher that no section contains. */
function unknownWords({text, details, matchers}: Question, {knowledge, texts}: Context): Block[] {
  const words = runsIn(text).filter(word => runsOf(word).some(one => details.includes(one) && !knowledge.has(one)));
  if (words.length === 0 || matchers.length === 0) return [];
  const listed = words.map(word => `“${word}”`).join(', ');
  return [{type: 'remark', markdown: texts.unknownWords.replace('{words}', listed)}];
}
