/*
 * Change: two more kinds of admonitions, which `admonitions.keywords` of the docs also names: `:::related` under a matcher, and
 * `:::known-issue` for a known issue of the library. Wrap.
 */
import Translate from '@docusaurus/Translate';
import Caution from '@theme/Admonition/Type/Caution';
import Types from '@theme-original/Admonition/Types';
import type {Props} from '@theme/Admonition';
import type {ReactNode} from 'react';
import {libraryVersion} from '@site/src/catalogue/version';
import Related from '@site/src/components/reference/Related';

function KnownIssue({title, ...props}: Props): ReactNode {
  return (
    <Caution
      {...props}
      title={
        <Translate id="site.KnownIssue.title" values={{version: libraryVersion, title: <>{title}</>}}>
          {'Known issue in {version}: {title}'}
        </Translate>
      }
    />
  );
}

export default {...Types, related: Related, 'known-issue': KnownIssue};
