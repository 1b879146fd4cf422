import type {CodeBlock, Marks} from '@jest-extended/docs-model/section';

declare module '@theme/CodeBlock' {
  /**
   * Docusaurus' props, and those that packages/docs-model/src/remark/examples.ts adds to each fenced block: the marks of an
   * example except for `shows`, its `edgeCases` if it is a list of them, its `report` where tests fail, its `id`, and `tokens` where code is
   * highlighted. A block without `verdict` does not run.
   */
  interface Props extends Partial<Omit<Marks, 'shows'>>, Pick<CodeBlock, 'edgeCases' | 'tokens' | 'report'> {
    readonly id?: string;
  }
}
