/*
 * Change: the buttons look like those of an example, and are visible without hover. A block in an example has none: the
 * example has its own. Replacement, because the original passes neither a class nor a name to its buttons.
 */
import BrowserOnly from '@docusaurus/BrowserOnly';
import {useCodeBlockContext} from '@docusaurus/theme-common/internal';
import {translate} from '@docusaurus/Translate';
import {useContext, type ReactNode} from 'react';
import {BlockContext} from '@site/src/components/example/BlockContext';
import icons from '@site/src/components/shared/icons.module.css';
import CopyButton from '@site/src/components/shared/CopyButton';
import styles from './styles.module.css';

/** The buttons need JavaScript, so the HTML does not contain them. */
export default function CodeBlockButtons(): ReactNode {
  const {isInExample} = useContext(BlockContext);
  return isInExample ? null : <BrowserOnly>{() => <Buttons />}</BrowserOnly>;
}

/** Wraps long lines, and copies the code. */
function Buttons(): ReactNode {
  const {metadata, wordWrap} = useCodeBlockContext();
  const wrap = translate({id: 'theme.CodeBlock.wordWrapToggle', message: 'Toggle word wrap'});
  const copy = translate({id: 'theme.CodeBlock.copy', message: 'Copy'});
  return (
    <div className={styles.buttons} translate="yes">
      {(wordWrap.isEnabled || wordWrap.isCodeScrollable) && (
        <button
          type="button"
          className={icons.wrap}
          title={wrap}
          aria-label={wrap}
          aria-pressed={wordWrap.isEnabled}
          onClick={wordWrap.toggle}
        />
      )}
      <CopyButton
        text={metadata.code}
        label={copy}
        title={copy}
        name={translate({id: 'theme.CodeBlock.copyButtonAriaLabel', message: 'Copy code to clipboard'})}
        className={icons.copy}
      />
    </div>
  );
}
