import {LINE_BREAK, type Lines} from './token';

/**
 * The visible lines of a block, without magic comments.
 * @param lines the block's lines as written
 * @param source the block's code as written
 * @param visible the same code without its magic comments, each of which is a separate line
 */
export function getVisibleLines(lines: Lines, source: string, visible: string): Lines {
  const texts = source.split(LINE_BREAK);
  let index = -1;
  return visible.split(LINE_BREAK).map(text => {
    do index++;
    while (index < texts.length && texts[index] !== text);
    return lines[index] ?? (text ? [{text}] : []);
  });
}
