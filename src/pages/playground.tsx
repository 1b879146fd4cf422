import {translate} from '@docusaurus/Translate';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
import Playground from '@site/src/components/playground';

/** The playground: a bigger editor, examples to start from, links that carry code. */
export default function PlaygroundPage(): ReactNode {
  return (
    <Layout
      title={translate({id: 'playground.title', message: 'Playground'})}
      description={translate({
        id: 'playground.description',
        message:
          'Try the matchers of jest-extended in the browser: write a test, run it in Jest, and share it as a link.',
      })}
    >
      <Playground />
    </Layout>
  );
}
