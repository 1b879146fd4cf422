/**
 * @param limit maximum number of characters
 * @returns the text, shortened if necessary, with a note about the number of characters removed
 */
export function clip(text: string, limit: number): string {
  return text.length > limit ? `${text.slice(0, limit)}… (${text.length - limit} more characters)` : text;
}

const LONGEST_TITLE = 2_000;

/** Shortens the titles of a test and of the blocks around it, which are many or long only by mistake. */
export const clipTitles = (titles: readonly string[]): string[] =>
  titles.map((title, index) => {
    const isOwn = index === titles.length - 1;
    const limit = isOwn ? LONGEST_TITLE : Math.ceil(LONGEST_TITLE / (titles.length - 1));
    return title.length > limit ? `${title.slice(0, limit)}…` : title;
  });

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

const MOST_CHARACTERS = 1_000_000;
const LEFT_OUT = '(The report of this test is left out, because the reports of this run are too long.)';

/** How much text a run may still have. More could block the worker, which formats it, and the page, which receives it. */
export class Allowance {
  private left = MOST_CHARACTERS;

  /** @returns the text, or a sentence in its place if the texts before are too long together */
  take(write: () => string): string {
    if (this.left <= 0) return LEFT_OUT;
    const text = write();
    this.left -= text.length;
    return text;
  }
}
