/** How long something took, e.g. "12 ms" or "2.1 s". */
export function time(milliseconds: number): string {
  return milliseconds < 1000 ? `${Math.round(milliseconds)} ms` : `${(milliseconds / 1000).toFixed(1)} s`;
}
