/*
 * Change: adds the components that packages/docs-model/src/remark/{matcher-facts,rows,section-rows}.ts write into pages, so
 * that no page bundles its own copy, and the table that scrolls. A browser does not translate a link that is the name of a
 * matcher. Wrap.
 */
import Original from '@theme-original/MDXComponents';
import A, {type Props} from '@theme/MDXComponents/A';
import type {ReactNode} from 'react';
import ExampleCard from '@site/src/components/example/ExampleCard';
import MatcherFacts from '@site/src/components/reference/MatcherFacts';
import Row from '@site/src/components/reference/Row';
import SectionRow from '@site/src/components/reference/SectionRow';
import {isMatcher} from '@site/src/components/shared/Name';
import Table from '@site/src/components/shared/Table';

function MDXLink(props: Props): ReactNode {
  const {children} = props;
  return <A translate={typeof children === 'string' && isMatcher(children) ? 'no' : undefined} {...props} />;
}

export default {...Original, a: MDXLink, ExampleCard, MatcherFacts, Row, SectionRow, table: Table};
