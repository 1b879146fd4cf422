import {translate} from '@docusaurus/Translate';
import {usePluralForm} from '@docusaurus/theme-common';
import type {RunOutcome} from '@jest-extended/runner/protocol';
import type {ReactNode} from 'react';
import {judgeOutcome, type Judgment, type Purpose} from './judgeOutcome';
import Verdict from '@site/src/components/shared/Verdict';
import {getVisibleText} from '@site/src/components/shared/visibleText';
import styles from './styles.module.css';
import {formatDuration} from './formatDuration';

interface Props {
  readonly outcome: RunOutcome;
  /** What the example is meant to do; nothing for the reader's own code. */
  readonly purpose: Purpose | undefined;
  /** Whether the code has changed since: then its meaning does not matter any more. */
  readonly isOld: boolean;
}

/** Jest's word for the outcome, its meaning, and the duration. */
export default function Sentence({outcome, purpose, isOld}: Props): ReactNode {
  const sentence = useSentence();
  const judgment = judgeOutcome(outcome, purpose);
  return (
    <>
      <Verdict word={judgment.word} />{' '}
      {!isOld && (
        <>
          <span>{outcome.stopped ? getVisibleText(outcome.stopped.sentence) : sentence(judgment)}</span>{' '}
          <span className={styles.time}>{formatDuration(outcome.milliseconds)}</span>
        </>
      )}
    </>
  );
}

/** The sentence for an outcome, e.g. "1 test passed". */
function useSentence(): (judgment: Judgment) => string {
  const {selectMessage} = usePluralForm();
  const count = (number: number, message: string) => selectMessage(number, message).replace('{count}', `${number}`);
  return ({word, passed, failed, skipped, asMeant, unlikeMeant}) => {
    if (word === 'ERROR') return translate({id: 'site.RunVerdict.error', message: 'No test ran.'});
    if (asMeant) {
      const message = translate({
        id: 'site.RunVerdict.asMeant',
        message: 'Failed, as expected.|{count} tests failed, as expected.',
      });
      return count(failed, message);
    }
    const parts = [
      failed > 0 &&
        count(failed, translate({id: 'site.RunVerdict.failed', message: '1 test failed|{count} tests failed'})),
      passed > 0 &&
        count(passed, translate({id: 'site.RunVerdict.passed', message: '1 test passed|{count} tests passed'})),
      skipped > 0 &&
        count(skipped, translate({id: 'site.RunVerdict.skipped', message: '1 did not run|{count} did not run'})),
    ];
    const sum = parts.filter(part => part !== false).join(', ');
    if (!unlikeMeant) return sum;
    return `${sum}: ${translate({id: 'site.RunVerdict.unlikeMeant', message: 'this example should fail.'})}`;
  };
}
