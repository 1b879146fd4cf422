/*
 * Change: adds the components that packages/docs-model/src/remark/{matcher-facts,rows}.ts write into pages, so that no page
 * bundles its own copy. Wrap.
 */
import Original from '@theme-original/MDXComponents';
import MatcherFacts from '@site/src/components/reference/MatcherFacts';
import LookedForAs from '@site/src/components/reference/Related/LookedForAs';
import Row from '@site/src/components/reference/Row';

export default {...Original, MatcherFacts, LookedForAs, Row};
