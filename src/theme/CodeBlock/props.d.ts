import type {CodeBlock, ExampleMarks} from '@jest-extended/docs-model/section';

declare module '@theme/CodeBlock' {
  /**
   * Docusaurus' props, and those that packages/docs-model/src adds to each fenced block: `verdict`, `shows` and `notInBrowser` on
   * an example, `tokens` where code is highlighted, `report` where tests fail, `differsInVitest` where Vitest has other
   * results. A block without `verdict` does not run. packages/docs-model/src/remark/section-anchors.ts adds the `id`.
   */
  interface Props extends Partial<ExampleMarks>, Pick<CodeBlock, 'tokens' | 'report'> {
    readonly differsInVitest?: boolean;
    readonly id?: string;
  }
}
