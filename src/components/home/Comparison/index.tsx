import Translate from '@docusaurus/Translate';
import type {Report} from '@jest-extended/docs-model/highlight/report';
import clsx from 'clsx';
import {useState, type KeyboardEvent, type ReactNode} from 'react';
import buttons from '@site/src/components/shared/buttons.module.css';
import Case from './Case';
import reports from './reports.json';
import styles from './styles.module.css';

/** The cases in the order of examples.mdx, each with three reports: by Jest alone, with a matcher, and fixed. */
const cases = [
  {
    id: 'array',
    label: <Translate id="home.argument.array">Array</Translate>,
    note: (
      <Translate id="home.argument.note">
        Nothing was scanned, and it shipped twice. Only this message shows it.
      </Translate>
    ),
  },
  {
    id: 'object',
    label: <Translate id="home.argument.object">Object</Translate>,
    note: (
      <Translate id="home.argument.object.note">The PIN must stay on the server. Only this message shows it.</Translate>
    ),
  },
  {
    id: 'mock',
    label: <Translate id="home.argument.mock">Mock</Translate>,
    note: (
      <Translate id="home.argument.mock.note">
        Paid first, checked second. Only this message says that the numbers are the order of the calls.
      </Translate>
    ),
  },
];

/** The three reports of a case. */
function getReports(index: number): [Report, Report, Report] {
  const [alone, withMatcher, fixed] = reports.slice(3 * index);
  if (!alone || !withMatcher || !fixed) throw new Error('Run npm run reports: a case of the home page has no reports.');
  return [alone, withMatcher, fixed];
}

/** Arrow keys select the next and the previous tab, Home and End the first and the last. */
function selectByKey(event: KeyboardEvent<HTMLElement>): void {
  const {key, currentTarget: tab} = event;
  const {firstElementChild: first, lastElementChild: last} = tab.parentElement ?? tab;
  const target = {
    ArrowRight: tab.nextElementSibling ?? first,
    ArrowLeft: tab.previousElementSibling ?? last,
    Home: first,
    End: last,
  }[key];
  if (!(target instanceof HTMLElement)) return;
  event.preventDefault();
  target.focus();
  target.click();
}

/**
 * Shows the benefit of matchers: broken values, asserted without and with one, and Jest's two messages. Everything is
 * rendered from stored reports of real runs (`npm run reports`).
 */
export default function Comparison(): ReactNode {
  const [selected, setSelected] = useState(0);
  return (
    <section className={styles.panel} aria-labelledby="argument">
      <div className={styles.row}>
        <div className={clsx(styles.source, styles.head)}>
          <h2 id="argument" className={styles.label}>
            <Translate id="home.argument.value">One broken value</Translate>
          </h2>
          <div role="tablist" aria-labelledby="argument" className={styles.tabs}>
            {cases.map(({id, label}, index) => (
              <button
                key={id}
                type="button"
                className={buttons.button}
                role="tab"
                id={id}
                aria-controls={`${id}-case`}
                aria-selected={index === selected}
                tabIndex={index === selected ? 0 : -1}
                onClick={() => setSelected(index)}
                onKeyDown={selectByKey}
              >
                {label}
              </button>
            ))}
          </div>
        </div>
        <div className={clsx('night', styles.output)}>
          <p className={styles.label}>
            <Translate id="home.argument.output">What Jest prints</Translate>
          </p>
        </div>
      </div>
      {cases.map((item, index) => (
        <Case key={item.id} {...item} isSelected={index === selected} reports={getReports(index)} />
      ))}
    </section>
  );
}
