/** The docs' examples, from plugins/playground-examples. */
declare module '@generated/playground-examples/default/examples.json' {
  const pages: readonly {
    readonly title: string;
    readonly examples: readonly {readonly heading: string; readonly title: string; readonly code: string}[];
  }[];
  export default pages;
}

/** The first failing example, with its stored report and the title of its page. */
declare module '@generated/playground-examples/default/first.json' {
  const example: {
    readonly page: string;
    readonly heading: string;
    readonly title: string;
    readonly code: string;
    readonly report: string;
  };
  export default example;
}
