import {translate} from '@docusaurus/Translate';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import CopyButton from '@site/src/components/shared/CopyButton';
import icons from '@site/src/components/shared/icons.module.css';
import styles from './styles.module.css';

/** The tabs of install.mdx, as the plugin npm2yarn generates them. A test compares the two pages. */
const commands = [
  {value: 'npm', label: 'npm', command: 'npm install --save-dev jest-extended'},
  {value: 'yarn', label: 'Yarn', command: 'yarn add --dev jest-extended'},
  {value: 'pnpm', label: 'pnpm', command: 'pnpm add --save-dev jest-extended'},
  {value: 'bun', label: 'Bun', command: 'bun add --dev jest-extended'},
];

/** The install command for each package manager. The choice is shared with the docs. */
export default function InstallCommand(): ReactNode {
  return (
    <div className={styles.install}>
      <Tabs groupId="npm2yarn">
        {commands.map(({value, label, command}) => (
          <TabItem key={value} value={value} label={label}>
            <div className={clsx('bare', styles.command)}>
              <code translate="no">{command}</code>
              <CopyButton
                text={command}
                label={translate({id: 'theme.CodeBlock.copy', message: 'Copy'})}
                name={translate({id: 'home.install.copy', message: 'Copy the install command'})}
                className={icons.copy}
              />
            </div>
          </TabItem>
        ))}
      </Tabs>
    </div>
  );
}
