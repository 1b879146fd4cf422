import {realNames, realSets} from '../real/questions';
import fresh from './fresh.json';
import practice from './practice.json';
import subject from './subject.json';
import tuned from './tuned.json';
import unseen from './unseen.json';

/** A conversation whose last question is answered. */
export interface QuestionCase {
  readonly questions: readonly string[];
  /** The sections that answer it; none if the docs do not. */
  readonly answers: readonly string[];
}

/** @param set conversations, with ` / ` between their questions, and questions about something else */
const readSet = ({
  inside,
  outside,
}: {
  inside: Readonly<Record<string, readonly string[]>>;
  outside: readonly string[];
}) => [
  ...Object.entries(inside).map(([text, answers]): QuestionCase => ({questions: text.split(' / '), answers})),
  ...outside.map((text): QuestionCase => ({questions: [text], answers: []})),
];

/** All sets of questions by name: those of authors, and those of users. Nothing is tuned on them. */
export const questionSets: ReadonlyMap<string, readonly QuestionCase[]> = new Map([
  ...Object.entries({tuned, practice, unseen, fresh}).map(([name, set]): [string, QuestionCase[]] => [
    name,
    readSet(set),
  ]),
  ...realNames.map((name): [string, QuestionCase[]] => [
    name,
    realSets[name].map(({text, scope, answers}) => ({questions: [text], answers: scope === 'in' ? answers : []})),
  ]),
]);

/** Questions whose subject is that of the docs, and others of which many are close to it. */
export const subjectSet: {readonly inside: readonly string[]; readonly outside: readonly string[]} = subject;
