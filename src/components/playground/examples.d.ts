/** The docs' examples, from plugins/playground-examples. */
declare module '@generated/playground-examples/default/examples.json' {
  const pages: readonly {
    readonly title: string;
    readonly examples: readonly {readonly heading: string; readonly title: string; readonly code: string}[];
  }[];
  export default pages;
}
