import Translate, {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {isExample, type Pages} from './useExamples';
import styles from './styles.module.css';

interface Props {
  /** The docs' examples by page. */
  readonly pages: Pages;
  /** The editor's text. */
  readonly code: string;
  /** Whether the text comes from a link, unchanged. */
  readonly isShared: boolean;
  readonly onPick: (code: string) => void;
  /** Called when the reader is about to use the list. */
  readonly onIntent: () => void;
}

/** A list of the docs' examples that shows the name of the code in the editor. */
export default function ExampleSelect({pages, code, isShared, onPick, onIntent}: Props): ReactNode {
  const isOurs = isExample(pages, code);
  return (
    <label className={styles.pick}>
      <Translate id="site.Playground.pick">Start from</Translate>
      <select
        className="jx-field"
        value={isOurs ? code : ''}
        onChange={event => onPick(event.target.value)}
        onPointerEnter={onIntent}
        onFocus={onIntent}
      >
        {!isOurs && (
          <option value="" hidden>
            {isShared
              ? translate({id: 'site.Playground.shared', message: 'Your code (from a link)'})
              : code && translate({id: 'site.Playground.ownCode', message: 'Your code'})}
          </option>
        )}
        {pages.map(({title, examples}) => (
          <optgroup key={title} label={title}>
            {examples.map(({heading, title: name, code: example}) => (
              <option key={example} value={example}>
                {heading === title ? name : `${heading}: ${name}`}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
    </label>
  );
}
