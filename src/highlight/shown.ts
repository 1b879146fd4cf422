import {LINE_BREAK, type Lines} from './token';

/**
 * The lines of a block that are shown: all but those that only say which line to highlight.
 * @param lines the block's lines as they are written
 * @param written the block's code as it is written
 * @param shown the same without its magic comments, each of which is a line of its own
 */
export function shownLines(lines: Lines, written: string, shown: string): Lines {
  const texts = written.split(LINE_BREAK);
  let at = -1;
  return shown.split(LINE_BREAK).map(text => {
    do at++;
    while (at < texts.length && texts[at] !== text);
    return lines[at] ?? (text ? [{text}] : []);
  });
}
