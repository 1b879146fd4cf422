import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import icons from '@site/src/components/shared/icons.module.css';
import CopyButton from '@site/src/components/shared/CopyButton';
import type {ExampleRun} from '@site/src/components/example/Run/useRun';
import RunButton from '@site/src/components/example/Run/RunButton';
import PlaygroundLink from '@site/src/components/playground/PlaygroundLink';

interface Props {
  readonly run: ExampleRun;
  /** The current code. */
  readonly code: string;
  readonly isEditing: boolean;
  /** Called when the reader is about to run the example. */
  readonly onIntent: () => void;
  readonly onRun: () => void;
  readonly onEdit: () => void;
  readonly onReset: () => void;
}

/** The buttons of an example. */
export default function Controls({run, code, isEditing, onIntent, onRun, onEdit, onReset}: Props): ReactNode {
  return (
    <>
      <CopyButton
        text={code}
        label={translate({id: 'site.Example.copy', message: 'Copy'})}
        name={translate({id: 'theme.CodeBlock.copyButtonAriaLabel', message: 'Copy code to clipboard'})}
        className={icons.copy}
      />
      <button type="button" className={isEditing ? icons.reset : icons.edit} onClick={isEditing ? onReset : onEdit}>
        {isEditing
          ? translate({id: 'site.Example.reset', message: 'Reset'})
          : translate({id: 'site.Example.edit', message: 'Edit'})}
      </button>
      <PlaygroundLink code={code} className={icons.playground} />
      <RunButton run={run} onIntent={onIntent} onRun={onRun} />
    </>
  );
}
