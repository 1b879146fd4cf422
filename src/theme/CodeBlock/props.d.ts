import type {CodeBlock, Marks} from '@jest-extended/docs-model/section';

declare module '@theme/CodeBlock' {
  /**
   * Docusaurus' props, and those that packages/docs-model/src/remark/examples.ts adds to each fenced block: the marks of an
   * example, its `report` where tests fail, its `id`, and `tokens` where code is
   * highlighted. A block without `verdict` does not run.
   */
  interface Props extends Partial<Omit<Marks, 'shows'>>, Pick<CodeBlock, 'tokens' | 'report'> {
    readonly id?: string;
    /** The edge cases of a list of them, as JSON. */
    readonly cases?: string;
    /** Whether these are edge cases that a section shows without a row. */
    readonly isOpen?: boolean;
  }
}
