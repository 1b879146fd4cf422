import type {AskMessage, AskStatus, ModalTexts} from '@docsearch/react/modal';
import {useAlgoliaThemeConfig} from '@docusaurus/theme-search-algolia/client';
import {useCallback, useEffect, useMemo, useState} from 'react';
import {useResultCount} from '@site/src/components/Search/useResultCount';
import {useSearchContext} from '@site/src/components/Search/useSearchContext';
import {withAskTexts} from './modalTexts';
import {type Progress, progressOf} from './progress';
import {isQuoted} from './quoted';
import {readable} from './readable';
import {prepareAnswers, stopAnswering, way} from './transport';

/**
 * The ask mode of DocSearch's modal, in the way that config/ask.ts says.
 * @param isActive whether the reader is in it; leaving it stops the answer that is under way, as closing the modal does
 * @param texts the theme's, to which its own are added
 */
export function useAskMode(isActive: boolean, texts: ModalTexts | undefined) {
  const {appId, apiKey, askAi} = useAlgoliaThemeConfig().algolia;
  const {indexName, facetFilters} = useSearchContext();
  const resultCount = useResultCount();
  const [progress, setProgress] = useState<Progress>({is: 'quiet'});
  const [byDocs, setByDocs] = useState(false);
  const onAskStatus = useCallback(
    (status: AskStatus, why: string, isStopped: boolean, messages: readonly AskMessage[]) => {
      setProgress(before => progressOf(before, status, why, isStopped));
      setByDocs(isQuoted(messages));
    },
    [],
  );
  useEffect(() => void prepareAnswers(), []);
  useEffect(() => {
    if (!isActive) return;
    return () => {
      stopAnswering();
      setProgress({is: 'quiet'});
    };
  }, [isActive]);
  const translations = useMemo(() => withAskTexts(texts, way, byDocs, resultCount), [texts, byDocs, resultCount]);
  return {
    progress,
    props: {
      translations,
      onAskStatus,
      askError: readable,
      // Where the page itself answers, a reader who presses Enter is after a hit.
      asksLast: way === 'docs',
      // DocSearch asks an assistant by its id; whoever answers here by another way needs none.
      askAi: {
        ...(askAi ?? {assistantId: way, appId, apiKey, indexName}),
        searchParameters: {...askAi?.searchParameters, facetFilters},
      },
    },
  };
}
