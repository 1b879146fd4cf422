/**
 * @param limit maximum number of characters
 * @returns the text, shortened if necessary, with a note about the number of characters removed
 */
export function clip(text: string, limit: number): string {
  return text.length > limit ? `${text.slice(0, limit)}… (${text.length - limit} more characters)` : text;
}

const LONGEST_LINE = 2_000;
const LONGEST_REPORT = 100_000;

/** Shortens a report to a size that a page can show: a test may compare millions of characters. */
export function clipReport(report: string): string {
  if (report.length <= LONGEST_LINE) return report;
  const head = report.slice(0, LONGEST_REPORT);
  const lines = head.split('\n').map(line => clip(line, LONGEST_LINE));
  return (
    lines.join('\n') + (report.length > LONGEST_REPORT ? `\n… (${report.length - LONGEST_REPORT} more characters)` : '')
  );
}
