/*
 * Change: the button that copies looks like that of an example, and is visible without hover. There is no button that wraps
 * lines, because all code wraps. A block in an example has no button: the example has its own. Replacement, because the
 * original passes neither a class nor a name to its buttons.
 */
import BrowserOnly from '@docusaurus/BrowserOnly';
import {useCodeBlockContext} from '@docusaurus/theme-common/internal';
import {translate} from '@docusaurus/Translate';
import {useContext, type ReactNode} from 'react';
import {BlockContext} from '@site/src/components/example/BlockContext';
import icons from '@site/src/components/shared/icons.module.css';
import CopyButton from '@site/src/components/shared/CopyButton';
import styles from './styles.module.css';

/** The button needs JavaScript, so the HTML does not contain it. */
export default function CodeBlockButtons(): ReactNode {
  const {isInExample} = useContext(BlockContext);
  return isInExample ? null : <BrowserOnly>{() => <Copy />}</BrowserOnly>;
}

function Copy(): ReactNode {
  const {metadata} = useCodeBlockContext();
  const copy = translate({id: 'theme.CodeBlock.copy', message: 'Copy'});
  return (
    <div className={styles.buttons} translate="yes">
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
