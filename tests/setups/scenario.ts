import type {SetName} from './packages';
import type {Block, Cell, Inline, Section} from './references';

/** Text from a page, or the scenario's own. */
export type Source = string | Block;

/** A command in the project's folder. */
export interface Run {
  readonly run: Source;
  /** Whether it ends with another exit code than 0. A timeout is an error in both cases. */
  readonly fails?: boolean;
  /** Expected output; line wrapping is ignored, and `…` matches any text. */
  readonly output?: readonly (Source | Inline)[];
  /** Exact versions for packages that the command names without a version. */
  readonly pins?: Readonly<Record<string, string>>;
}

/** Expected content of a file in the project. */
export interface Check {
  readonly file: string;
  readonly content: Source;
}

/** One way to follow the instructions, in a new project. */
export interface Scenario {
  /** Unique name. */
  readonly name: string;
  /** The section with the instructions. */
  readonly section: Section;
  /**
   * Combinations of package sets; the scenario runs once with each. The project depends on the packages of the first set unless
   * it `startsEmpty`. The commands of all sets are available; those of later sets take precedence.
   */
  readonly sets: readonly (readonly [SetName, ...SetName[]])[];
  /** Begins without packages, because the steps install them. */
  readonly startsEmpty?: true;
  /** The project's files. Without a package.json, an empty one is created. */
  readonly files: Readonly<Record<string, Source>>;
  readonly steps: readonly (Run | Check)[];
  /** Additional packages that the page names for this scenario. */
  readonly listedPackages?: readonly string[];
  /** Only the compiler runs, no tests. */
  readonly onlyCompiles?: true;
  /** The table cells that this scenario covers: they begin with "works" or "fails". */
  readonly cell?: Cell;
  /** Whether the quick run includes it. */
  readonly quick?: true;
}

/** The block of a text, or `undefined` if the text is the scenario's own. */
export const toBlock = (source: Source | Inline): Block | undefined =>
  typeof source === 'object' && 'label' in source ? source : undefined;

/** Whether the last command is expected to succeed. */
export const isSuccessful = ({steps}: Scenario): boolean => !steps.filter(step => 'run' in step).at(-1)?.fails;

/** All references of a scenario to blocks of the pages: files, commands and output. */
export function getBlocks({files, steps}: Scenario): Block[] {
  const sources = [
    ...Object.values(files),
    ...steps.flatMap(step => ('run' in step ? [step.run, ...(step.output ?? [])] : [step.content])),
  ];
  return sources.flatMap(source => toBlock(source) ?? []);
}
