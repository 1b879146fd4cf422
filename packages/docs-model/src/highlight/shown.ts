import {LINE_BREAK, type Lines} from './token';

/**
 * The visible lines of a block, without magic comments.
 * @param lines the block's lines as written
 * @param written the block's code as written
 * @param shown the same code without its magic comments, each of which is a separate line
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
