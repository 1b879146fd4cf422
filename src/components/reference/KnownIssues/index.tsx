import Translate, {translate} from '@docusaurus/Translate';
import {libraryVersion} from '@jest-extended/catalogue/version';
import type {ReactNode} from 'react';
import Disclosure from '@site/src/components/example/Disclosure';

/**
 * The known issues of all matchers in a row that opens. The search finds each issue in its own section first.
 * @param props.children the list; packages/docs-model/src/remark/known-issues.ts writes it
 */
export default function KnownIssues({children}: {children: ReactNode}): ReactNode {
  return (
    <Disclosure
      id="known-issues-list"
      warns={true}
      title={
        <Translate id="site.KnownIssues.all" values={{version: libraryVersion}}>
          {'All known issues in {version}'}
        </Translate>
      }
      heading={translate({id: 'site.KnownIssues.heading', message: 'all known issues'})}
    >
      {children}
    </Disclosure>
  );
}
