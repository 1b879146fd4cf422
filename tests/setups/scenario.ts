import type {SetName} from './packages';
import type {Block, Cell, Inline, Section} from './references';

/** A text of a page, or one of the scenario's own. */
export type Source = string | Block;

/** A command that is run in the project's folder. */
export interface Run {
  readonly run: Source;
  /** Whether it exits with 0; a command that is stopped because it takes too long does neither. */
  readonly ends: 'well' | 'badly';
  /** What it has to say, however its lines are wrapped. `…` stands for any text. */
  readonly says?: readonly (Source | Inline)[];
  /** Exact versions for packages that the command names without one. */
  readonly pins?: Readonly<Record<string, string>>;
}

/** What a file of the project has to say by now. */
export interface Check {
  readonly file: string;
  readonly is: Source;
}

/** One way through the instructions, followed in a fresh project. */
export interface Scenario {
  /** Unique among all. */
  readonly name: string;
  /** Where the instructions stand. */
  readonly at: Section;
  /**
   * The packages with which it is followed, once for each entry. The first set's packages are the project's, unless it
   * begins with none; every set's commands can be called, those of later sets first.
   */
  readonly with: readonly (readonly [SetName, ...SetName[]])[];
  /** Begins without packages: the steps install them. */
  readonly bare?: true;
  /** The project's files. A package.json that says nothing is made where none stands here. */
  readonly files: Readonly<Record<string, Source>>;
  readonly steps: readonly (Run | Check)[];
  /** Further packages of its sets that the page names beside the sets' own. */
  readonly shows?: readonly string[];
  /** The compiler alone is called: no test runs. */
  readonly compiled?: true;
  /** What a table says of it: its cell begins with "works" or "fails". */
  readonly cell?: Cell;
  /** Belongs to the quick half. */
  readonly quick?: true;
}

/** A page's block in what a scenario reads, or `undefined` for a text of its own. */
export const asBlock = (source: Source | Inline): Block | undefined =>
  typeof source === 'object' && 'what' in source ? source : undefined;

/** Whether the instructions lead where the page says: the last command ends well. */
export const endsWell = ({steps}: Scenario): boolean =>
  steps.flatMap(step => ('run' in step ? step.ends : [])).at(-1) === 'well';

/** Every reference of a scenario to blocks of the pages: files, commands, what is said. */
export function blocksOf({files, steps}: Scenario): Block[] {
  const sources = [
    ...Object.values(files),
    ...steps.flatMap(step => ('run' in step ? [step.run, ...(step.says ?? [])] : [step.is])),
  ];
  return sources.flatMap(source => asBlock(source) ?? []);
}
