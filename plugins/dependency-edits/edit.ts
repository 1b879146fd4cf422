/** One change to a file of a pinned dependency. */
export interface Edit {
  readonly name: string;
  /** The file, as a module path. */
  readonly file: string;
  readonly why: string;
  /** The upstream issue, or a statement that nobody has reported it. */
  readonly upstream: string;
  /** Text that occurs exactly once in the file. */
  readonly find: string;
  readonly replace: string;
}
