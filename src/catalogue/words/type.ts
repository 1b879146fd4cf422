/** For each matcher what a reader might type who does not know its name, e.g. `hasOwnProperty` or `any order`. */
export type Words = Readonly<Record<string, readonly string[]>>;
