import Translate from '@docusaurus/Translate';
import type {RelatedSection} from '@jest-extended/search/answers/block';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import Name from '@site/src/components/shared/Name';
import AnswerLink from './AnswerLink';
import Markdown from './Markdown';
import styles from './styles.module.css';

/** Other sections, each with its name as a link and the paragraph that it begins with. */
export default function Related({sections}: {sections: readonly RelatedSection[]}): ReactNode {
  return (
    <section className={styles.related}>
      <h4 className={clsx('small', styles.label)}>
        <Translate id="site.Ask.related">Related sections</Translate>
      </h4>
      <ul className="clean-list">
        {sections.map(({url, title, text}) => (
          <li key={url}>
            <AnswerLink href={url}>
              <Name text={title} />
            </AnswerLink>
            {text !== '' && (
              <p>
                <Markdown isInline>{text}</Markdown>
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
