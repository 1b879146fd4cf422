import Translate, {translate} from '@docusaurus/Translate';
import {useId, type ReactNode} from 'react';
import {isExample, type Pages} from './useExamples';
import styles from './styles.module.css';

interface Props {
  readonly pages: Pages;
  /** What is in the editor; the list names the example that it is. */
  readonly code: string;
  /** What the reader left for something else, the latest first; examples among it are not listed twice. */
  readonly own: readonly string[];
  readonly onPick: (code: string) => void;
}

/** The first line that says something, to tell the reader's own files from each other. */
const nameOf = (code: string): string => /\S.{0,59}/.exec(code)?.[0] ?? '';

/** The docs' examples to start from, and the way back to one's own code. */
export default function ExamplePicker({pages, code, own, onPick}: Props): ReactNode {
  const id = useId();
  const written = own.filter(each => !isExample(pages, each));
  const isListed = written.includes(code) || isExample(pages, code);
  return (
    <div className={styles.picker}>
      <label htmlFor={id}>
        <Translate id="site.Playground.pick" description="Before the list of examples of the playground">
          Start from
        </Translate>
      </label>
      <select id={id} value={isListed ? code : ''} onChange={event => onPick(event.target.value)}>
        <option value="" disabled={true}>
          {translate({
            id: 'site.Playground.own',
            message: 'An example of the docs',
            description: 'In the list of examples, when what is in the editor is none of them',
          })}
        </option>
        {written.length > 0 && (
          <optgroup
            label={translate({
              id: 'site.Playground.ownCode',
              message: 'Your code',
              description: 'In the list of examples, over what the reader wrote before an example took its place',
            })}
          >
            {written.map(each => (
              <option key={each} value={each}>
                {nameOf(each)}
              </option>
            ))}
          </optgroup>
        )}
        {pages.map(({title, examples}) => (
          <optgroup key={title} label={title}>
            {examples.map((example, index) => (
              <option key={index} value={example.code}>
                {example.heading === title ? example.title : `${example.heading}: ${example.title}`}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
    </div>
  );
}
