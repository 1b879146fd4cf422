/*
 * Change: adds the components that packages/docs-model/src/remark/{matcher-facts,rows,section-rows}.ts write into pages, so
 * that no page bundles its own copy, and the table that scrolls. Wrap.
 */
import Original from '@theme-original/MDXComponents';
import ExampleCard from '@site/src/components/example/ExampleCard';
import MatcherFacts from '@site/src/components/reference/MatcherFacts';
import Row from '@site/src/components/reference/Row';
import SectionRow from '@site/src/components/reference/SectionRow';
import Table from '@site/src/components/shared/Table';

export default {...Original, ExampleCard, MatcherFacts, Row, SectionRow, table: Table};
