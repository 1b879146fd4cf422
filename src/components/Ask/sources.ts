import type {AskMessage, Source} from '@docsearch/react/modal';

/**
 * The sources of an answer that quotes the docs: those of its links that lead to what it quotes. A refusal quotes nothing.
 * @param links all links of the answer
 */
export function quotedSources(links: readonly Source[], {parts}: Pick<AskMessage, 'parts'>): readonly Source[] {
  const quoted = new Set(parts.flatMap(({output}) => output?.hits ?? []).map(({url}) => url));
  return links.filter(({url}) => quoted.has(url));
}
