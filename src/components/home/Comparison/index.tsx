import Translate from '@docusaurus/Translate';
import type {Report} from '@jest-extended/docs-model/highlight/report';
import {useState, type KeyboardEvent, type ReactNode} from 'react';
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

const getReports = (index: number): readonly Report[] => reports.slice(3 * index, 3 * index + 3);

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
 * rendered from stored reports of real runs (`npm run reports`). Docusaurus' tabs do not fit: they render again when
 * React starts, which would repeat the animation.
 */
export default function Comparison(): ReactNode {
  const [selected, setSelected] = useState(0);
  return (
    <section className={styles.panel} aria-labelledby="argument">
      <div className={styles.head}>
        <h2 id="argument" className={styles.label}>
          <Translate id="home.argument.value">One broken value</Translate>
        </h2>
        <div role="tablist" aria-labelledby="argument" className={styles.tabs}>
          {cases.map(({id, label}, index) => (
            <button
              key={id}
              type="button"
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
      {cases.map(({id, label, note}, index) => {
        const [alone, withMatcher, fixed] = getReports(index);
        return (
          alone &&
          withMatcher &&
          fixed && (
            <Case
              key={id}
              id={id}
              label={label}
              isSelected={index === selected}
              alone={alone}
              withMatcher={withMatcher}
              fixed={fixed}
            >
              {note}
            </Case>
          )
        );
      })}
    </section>
  );
}
