import {translate} from '@docusaurus/Translate';
import type {Card as CardBlock} from '@jest-extended/ask/block';
import clsx from 'clsx';
import {useState, type ReactNode} from 'react';
import Name from '@site/src/components/shared/Name';
import AnswerLink from './AnswerLink';
import Quotes from './Quotes';
import styles from './styles.module.css';

/** A section of the docs: its titles, the part that fits the question, and the rest in a row that opens. */
export default function Card({card: {url, titles, quotes, rest}}: {card: CardBlock}): ReactNode {
  const title = titles.at(-1) ?? '';
  // The page of a single matcher has its name.
  const above = title.startsWith(`.${titles[0]}(`) ? '' : titles.slice(0, -1).join(' › ');
  return (
    <section className={styles.card}>
      {above !== '' && <p className={clsx('small', styles.page)}>{above}</p>}
      <h4 className={styles.title}>
        <AnswerLink href={url}>
          <Name text={title} />
        </AnswerLink>
      </h4>
      <Quotes quotes={quotes} />
      {rest.length > 0 && <Rest quotes={rest} />}
    </section>
  );
}

/** The rest of a section. It is rendered when the reader first opens it. */
function Rest({quotes}: {quotes: CardBlock['rest']}): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpen, setWasOpen] = useState(false);
  return (
    <details
      className={styles.rest}
      onToggle={({currentTarget, target}) => {
        // Rows in the section open and close, too.
        if (target !== currentTarget) return;
        setIsOpen(currentTarget.open);
        setWasOpen(true);
      }}
    >
      <summary className={clsx(styles.more, 'opens')}>
        {isOpen
          ? translate({id: 'site.Ask.less', message: 'Show less of this section'})
          : translate({id: 'site.Ask.more', message: 'Show more of this section'})}
      </summary>
      {wasOpen && <Quotes quotes={quotes} />}
    </details>
  );
}
