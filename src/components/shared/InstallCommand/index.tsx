import {translate} from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import clsx from 'clsx';
import {useRef, type ReactNode} from 'react';
import Icon from '@site/src/components/shared/Icon';
import {copyText, useMessage} from '@site/src/components/shared/useMessage';
import styles from './styles.module.css';

/** The tabs of install.mdx, as the plugin npm2yarn generates them. A test compares the two pages. */
const commands = [
  {value: 'npm', label: 'npm', command: 'npm install --save-dev jest-extended'},
  {value: 'yarn', label: 'Yarn', command: 'yarn add --dev jest-extended'},
  {value: 'pnpm', label: 'pnpm', command: 'pnpm add --save-dev jest-extended'},
  {value: 'bun', label: 'Bun', command: 'bun add --dev jest-extended'},
];

/**
 * The install command for each package manager, with a button to copy it. The choice is shared with the docs. Without
 * JavaScript all commands are visible.
 */
export default function InstallCommand({className}: {className?: string | undefined}): ReactNode {
  const isBrowser = useIsBrowser();
  const box = useRef<HTMLDivElement>(null);
  const [message, show] = useMessage();

  const copy = async () => {
    const command = box.current?.querySelector('[role=tabpanel]:not([hidden]) code');
    if (!command) return;
    if (await copyText(command.textContent)) {
      show(translate({id: 'home.install.done', message: 'The install command is copied.'}));
    } else {
      // The reader can copy the selected command.
      window.getSelection()?.selectAllChildren(command);
    }
  };

  return (
    <div ref={box} className={clsx(styles.box, className)}>
      <Tabs groupId="npm2yarn" className={styles.tabs}>
        {commands.map(({value, label, command}) => (
          <TabItem key={value} value={value} label={label} className={clsx('bare', styles.command)}>
            <code translate="no">{command}</code>
          </TabItem>
        ))}
      </Tabs>
      <button
        type="button"
        className={clsx('clean-btn', styles.copy, !isBrowser && styles.waiting)}
        aria-label={translate({id: 'home.install.copy.label', message: 'Copy the install command'})}
        onClick={() => void copy()}
      >
        <Icon shape={message ? 'm5 12.5 5 5L19.5 7' : 'M9 9h11v11H9zM5 15V4h11'} />
      </button>
      <span className="visually-hidden" role="status">
        {message}
      </span>
    </div>
  );
}
