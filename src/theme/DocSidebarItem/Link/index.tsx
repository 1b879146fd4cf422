/*
 * Change: the code of a page is loaded when the reader points at its link or focuses it. The original fetches the code
 * of every page whose link is in view, and a sidebar shows most links of the site (up to 100 kB brotli). A link to a
 * group of matchers shows their number, and one to a matcher is not translated. Replacement for links within the site,
 * because the original renders the `Link` of Docusaurus, which has no setting for this.
 */
import isInternalUrl from '@docusaurus/isInternalUrl';
import {isActiveSidebarItem} from '@docusaurus/plugin-content-docs/client';
import {ThemeClassNames} from '@docusaurus/theme-common';
import External from '@theme-original/DocSidebarItem/Link';
import type {Props} from '@theme/DocSidebarItem/Link';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {Link} from 'react-router-dom';
import {isMatcher} from '@site/src/components/shared/Name';
import {useSitePaths} from '@site/src/components/shared/useSitePaths';

export default function DocSidebarItemLink(props: Props): ReactNode {
  const {item, onItemClick, activePath, level, index: _, ...rest} = props;
  const {label, className, customProps} = item;
  const href = useSitePaths()(item.href);
  if (!isInternalUrl(item.href)) return <External {...props} />;

  const isActive = isActiveSidebarItem(item, activePath);
  const loadPage = () => void window.docusaurus.preload(href);
  return (
    <li
      className={clsx(
        ThemeClassNames.docs.docSidebarItemLink,
        ThemeClassNames.docs.docSidebarItemLinkLevel(level),
        'menu__list-item',
        className,
      )}
    >
      <Link
        className={clsx('menu__link', isActive && 'menu__link--active')}
        aria-current={isActive ? 'page' : undefined}
        to={href}
        translate={isMatcher(label) ? 'no' : undefined}
        data-count={customProps?.['count']}
        onClick={() => onItemClick?.(item)}
        onPointerEnter={loadPage}
        onFocus={loadPage}
        {...rest}
      >
        {label}
      </Link>
    </li>
  );
}
