/*
 * Change: two more kinds of admonitions, which `admonitions.keywords` of the docs also names: `:::related` under a matcher, and
 * `:::known-issue` for a known issue of the library; and the site's styles of all kinds. Wrap.
 */
import Types from '@theme-original/Admonition/Types';
import KnownIssue from '@site/src/components/reference/KnownIssue';
import Related from '@site/src/components/reference/Related';
import './styles.css';

export default {...Types, related: Related, 'known-issue': KnownIssue};
