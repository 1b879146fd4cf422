/*
 * Change: adds the components that packages/docs-model/src/remark/matcher-facts.ts writes into pages, so that no page bundles its own copy, and
 * the table that scrolls. Wrap.
 */
import Original from '@theme-original/MDXComponents';
import MatcherFacts from '@site/src/components/reference/MatcherFacts';
import Table from '@site/src/components/shared/Table';
import LookedForAs from '@site/src/components/reference/Related/LookedForAs';

export default {...Original, MatcherFacts, LookedForAs, table: Table};
