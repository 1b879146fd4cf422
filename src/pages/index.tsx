import {translate} from '@docusaurus/Translate';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
import Argument from '@site/src/components/Argument';
import Deck from '@site/src/components/Deck';
import Hero from '@site/src/components/Hero';
import Trust from '@site/src/components/Trust';

/** The home page: what the product is, why one would want it, where to go. */
export default function Home(): ReactNode {
  return (
    <Layout
      description={translate({
        id: 'home.description',
        message: 'The documentation of jest-extended: additional Jest matchers, each with examples that run.',
      })}
    >
      <main>
        <Hero />
        <Argument />
        <Deck />
        <Trust />
      </main>
    </Layout>
  );
}
