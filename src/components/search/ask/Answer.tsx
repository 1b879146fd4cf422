import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type {CodeBlock as Code, Part, SectionLink} from '@jest-extended/docs-model/section';
import type {Exchange} from '@jest-extended/search/answers/answer';
import Admonition from '@theme/Admonition';
import CodeBlock from '@theme/CodeBlock';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {createIssueUrl} from '@site/src/components/shared/issueUrl';
import {lazyComponent} from '@site/src/components/shared/load';
import Name from '@site/src/components/shared/Name';
import DocsText, {renderMarks} from './DocsText';
import styles from './styles.module.css';

/** Only a service needs all of Markdown. */
const Markdown = lazyComponent(async () => (await import('./Markdown')).default);

/** An answer: Markdown of a service, or the section of the docs that answers the question and the names of others. */
export default function Answer({question, answer}: Required<Pick<Exchange, 'question' | 'answer'>>): ReactNode {
  if (answer.kind === 'written') return <Markdown>{answer.markdown}</Markdown>;
  const {quotation, related} = answer;
  return (
    <>
      {quotation ? (
        <>
          <h4 className={styles.title}>
            <SectionName section={quotation} />
          </h4>
          <Parts parts={quotation.parts} />
        </>
      ) : (
        <Refusal question={question} />
      )}
      {related.length > 0 && (
        <section className={styles.related}>
          <h4 className={clsx('small', styles.label)}>
            <Translate id="site.Ask.related">Related sections</Translate>
          </h4>
          <ul className="clean-list">
            {related.map(section => (
              <li key={section.url}>
                <SectionName section={section} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

/** A link to a section. Its name is the title; a section of a guide also has the title of its page. */
function SectionName({section: {url, titles}}: {readonly section: SectionLink}): ReactNode {
  const title = titles.at(-1) ?? '';
  const isEnough = title.startsWith('.') || titles.length === 1;
  return (
    <Link to={url}>
      <Name text={isEnough ? title : `${titles[0]}: ${title}`} />
    </Link>
  );
}

const Parts = ({parts}: {readonly parts: readonly Part[]}): ReactNode =>
  parts.map((part, index) => <PartContent key={index} part={part} />);

/** A part of a section, as its page shows it. */
function PartContent({part}: {readonly part: Part}): ReactNode {
  if (part.kind === 'text') return <DocsText markdown={part.markdown} />;
  if (part.kind === 'code') return <Example {...part} />;
  const {type, title, parts} = part;
  return (
    <Admonition type={type} title={title === undefined ? undefined : renderMarks(title)}>
      <Parts parts={parts} />
    </Admonition>
  );
}

/** A code block as in the docs: an example can be run, and shows Jest's report if its tests fail. */
function Example({language, title, code, marks, tokens, report}: Code): ReactNode {
  return (
    <CodeBlock className={`language-${language}`} {...{title, tokens, report, ...marks}}>
      {code}
    </CodeBlock>
  );
}

/** What the docs cover and what the reader can do, if no section seems to answer the question. */
function Refusal({question}: {readonly question: string}): ReactNode {
  const report = createIssueUrl({
    title: `Documentation: no answer to "${question}"`,
    body: `I asked the documentation "${question}" and got no answer. I expected to read:\n\n`,
  });
  return (
    <p>
      <Translate
        id="site.Ask.unanswered"
        values={{
          report: (
            <Link href={report}>
              <Translate id="site.Ask.report">let the maintainers know</Translate>
            </Link>
          ),
        }}
      >
        {
          'These docs do not seem to answer this. They cover the matchers of jest-extended, how to set it up, and the messages that a wrong setup gives. Try the name of a matcher, the words of a message, or a description of the value. If these docs should answer this, {report}.'
        }
      </Translate>
    </p>
  );
}
