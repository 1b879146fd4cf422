/*
 * Change: two kinds of notes more, which `admonitions.keywords` of the docs names too: `:::related` under a matcher, and
 * `:::fault` for what the library should not do. Wrap, Docusaurus 3.9.2.
 */
import Translate from '@docusaurus/Translate';
import Caution from '@theme/Admonition/Type/Caution';
import Types from '@theme-original/Admonition/Types';
import type {Props} from '@theme/Admonition';
import type {ReactNode} from 'react';
import {libraryVersion} from '@site/config/site';
import Related from '@site/src/components/Related';

function Fault({title, ...props}: Props): ReactNode {
  return (
    <Caution
      {...props}
      title={
        <Translate
          id="site.Fault.title"
          description="The title of a note on a known fault of the library"
          values={{version: libraryVersion, title: <>{title}</>}}
        >
          {'Fault in {version}: {title}'}
        </Translate>
      }
    />
  );
}

export default {...Types, related: Related, fault: Fault};
