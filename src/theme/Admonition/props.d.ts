export {};

declare module '@theme/Admonition' {
  /** plugins/section-anchors adds the `id` of a known issue. */
  interface Props {
    readonly id?: string;
  }
}
