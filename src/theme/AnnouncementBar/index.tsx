/*
 * Change: a named region instead of a second banner, a height that fits its text at any width, and keyboard
 * focus that stays on the page when the focused close button disappears. Replacement, because the original has no props.
 */
import {translate} from '@docusaurus/Translate';
import {ThemeClassNames, useThemeConfig} from '@docusaurus/theme-common';
import {useAnnouncementBar} from '@docusaurus/theme-common/internal';
import CloseButton from '@theme/AnnouncementBar/CloseButton';
import Content from '@theme/AnnouncementBar/Content';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

export default function AnnouncementBar(): ReactNode {
  const {announcementBar} = useThemeConfig();
  const {isActive, close} = useAnnouncementBar();
  if (!announcementBar || !isActive) return null;

  const {backgroundColor, textColor, isCloseable} = announcementBar;
  const closeAndMoveOn = () => {
    close();
    document.querySelector<HTMLElement>('.navbar__brand')?.focus();
  };
  return (
    <div
      className={clsx(ThemeClassNames.announcementBar.container, styles.bar)}
      style={{backgroundColor, color: textColor}}
      role="region"
      aria-label={translate({id: 'site.AnnouncementBar.label', message: 'Announcement'})}
    >
      <Content className={styles.content} />
      {isCloseable && <CloseButton onClick={closeAndMoveOn} className={styles.close} />}
    </div>
  );
}
