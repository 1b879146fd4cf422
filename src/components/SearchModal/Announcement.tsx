import translations from '@theme/SearchTranslations';
import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {askAiScreen} from '@site/src/components/Ask/modalTexts';
import type {Progress} from '@site/src/components/Ask/progress';
import {useResultCount} from '@site/src/components/Search/useResultCount';
import styles from './styles.module.css';
import type {Outcome} from './useHeardSearch';

/** Tells readers who do not see the modal what came of their search, or of their question. */
export default function Announcement({of}: {of: Outcome | Progress | undefined}): ReactNode {
  return (
    <p role="status" className={styles.heard}>
      {useWords(of)}
    </p>
  );
}

function useWords(outcome: Outcome | Progress | undefined): string {
  const resultCount = useResultCount();
  const {errorScreen, noResultsScreen} = translations.modal ?? {};
  if (!outcome) return '';
  if ('is' in outcome) return wordsOf(outcome);
  if ('failed' in outcome) return `${errorScreen?.titleText}. ${errorScreen?.helpText}`;
  if (outcome.count === 0) return `${noResultsScreen?.noResultsText} "${outcome.query}"`;
  return resultCount(outcome.count);
}

function wordsOf(progress: Progress): string {
  const answering = translations.modal?.searchBox?.placeholderTextAskAiStreaming ?? '';
  const words = {
    quiet: '',
    answering,
    answered: translate({
      id: 'site.Ask.answered',
      message: 'The answer is there.',
      description: 'What a screen reader says when an answer is complete',
    }),
    stopped: askAiScreen.stoppedStreamingText,
  };
  return progress.is === 'failed' ? progress.why : words[progress.is];
}
