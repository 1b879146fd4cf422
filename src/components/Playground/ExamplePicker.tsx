import Translate, {translate} from '@docusaurus/Translate';
import {useId, type ReactNode} from 'react';
import type {Pages} from './useExamples';
import styles from './styles.module.css';

interface Props {
  readonly pages: Pages;
  /** What is in the editor; the list names the example that it is. */
  readonly code: string;
  readonly onPick: (code: string) => void;
}

/** The docs' examples to start from. */
export default function ExamplePicker({pages, code, onPick}: Props): ReactNode {
  const id = useId();
  const isExample = pages.some(({examples}) => examples.some(example => example.code === code));
  return (
    <div className={styles.picker}>
      <label htmlFor={id}>
        <Translate id="site.Playground.pick" description="Before the list of examples of the playground">
          Start from
        </Translate>
      </label>
      <select id={id} value={isExample ? code : ''} onChange={event => onPick(event.target.value)}>
        <option value="" disabled={true}>
          {translate({
            id: 'site.Playground.own',
            message: 'An example of the docs',
            description: 'In the list of examples, when what is in the editor is none of them',
          })}
        </option>
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
