interface Example {
  readonly heading: string;
  readonly title: string;
  readonly code: string;
}

/** The docs' examples by page, from plugins/playground-examples. */
declare module '@generated/playground-examples/default/examples.json' {
  const pages: readonly {readonly title: string; readonly examples: readonly Example[]}[];
  export default pages;
}

/** The example with which the playground starts, and others that fail, wait for a promise and call a mock. */
declare module '@generated/playground-examples/default/starters.json' {
  const examples: readonly Example[];
  export default examples;
}
