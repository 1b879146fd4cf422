export {};

declare module '@theme/TabItem' {
  interface Props {
    /** src/theme/Tabs adds it. */
    readonly panelId?: string;
  }
}
