import Translate, {translate} from '@docusaurus/Translate';
import {useId, type ReactNode} from 'react';
import {isExample, type Pages} from './useExamples';
import styles from './styles.module.css';

interface Props {
  /** Nothing until they are loaded. */
  readonly pages: Pages | undefined;
  /** The editor's text; if it is one of the examples, that one is selected. */
  readonly code: string;
  /** Whether the text comes from a link, unchanged. */
  readonly isShared: boolean;
  /** The reader's previous files, latest first; examples among them are not listed twice. */
  readonly files: readonly string[];
  readonly onPick: (code: string) => void;
}

/** The first line with content, as a name for one of the reader's files. */
const getName = (code: string): string => /\S.{0,59}/.exec(code)?.[0] ?? '';

/** A list of the docs' examples, and of the reader's own files. */
export default function ExamplePicker({pages = [], code, isShared, files, onPick}: Props): ReactNode {
  const id = useId();
  const ownFiles = files.filter(file => !isExample(pages, file));
  const isListed = isExample(pages, code);
  return (
    <div className={styles.picker}>
      <label htmlFor={id}>
        <Translate id="site.Playground.pick">Start from</Translate>
      </label>
      <select id={id} value={isListed ? code : ''} onChange={event => onPick(event.target.value)}>
        {!isListed && (
          <option value="" disabled={true}>
            {isShared
              ? translate({id: 'site.Playground.shared', message: 'Your code (from a link)'})
              : code && translate({id: 'site.Playground.ownCode', message: 'Your code'})}
          </option>
        )}
        {ownFiles.length > 0 && (
          <optgroup label={translate({id: 'site.Playground.ownCode', message: 'Your code'})}>
            {ownFiles.map(file => (
              <option key={file} value={file}>
                {getName(file)}
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
