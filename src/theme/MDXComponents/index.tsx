/*
 * Change: adds what plugins put into the pages of the docs, so that no page brings its own copy. Wrap, Docusaurus 3.9.2.
 */
import Original from '@theme-original/MDXComponents';
import FailureReport from '@site/src/components/FailureReport';
import MatcherFacts from '@site/src/components/MatcherFacts';
import LookedForAs from '@site/src/components/Related/LookedForAs';

export default {...Original, FailureReport, MatcherFacts, LookedForAs};
