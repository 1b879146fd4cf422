/*
 * Change: two more kinds of admonitions, which `admonitions.keywords` of the docs also names: `:::related` under a matcher, and
 * `:::known-issue` for a known issue of the library. Wrap.
 */
import Translate, {translate} from '@docusaurus/Translate';
import {libraryVersion} from '@jest-extended/catalogue/version';
import Types from '@theme-original/Admonition/Types';
import type {Props} from '@theme/Admonition';
import type {ReactNode} from 'react';
import Disclosure from '@site/src/components/example/Disclosure';
import Related from '@site/src/components/reference/Related';

/** A row that opens, with its own id from packages/docs-model/src/remark/examples.ts; in an answer it has none and is open. */
function KnownIssue({id, title, children}: Props): ReactNode {
  return (
    <Disclosure
      id={id}
      className="theme-admonition"
      warns={true}
      title={
        <Translate id="site.KnownIssue.title" values={{version: libraryVersion, title: <>{title}</>}}>
          {'Known issue in {version}: {title}'}
        </Translate>
      }
      heading={translate({id: 'site.KnownIssue.heading', message: 'known issue'})}
    >
      {children}
    </Disclosure>
  );
}

export default {...Types, related: Related, 'known-issue': KnownIssue};
