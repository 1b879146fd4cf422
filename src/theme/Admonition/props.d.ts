export {};

declare module '@theme/Admonition' {
  /** packages/docs-model/src/remark/examples.ts adds the `id` of a known issue. */
  interface Props {
    readonly id?: string;
  }
}
