import {translate} from '@docusaurus/Translate';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
import Comparison from '@site/src/components/home/Comparison';
import MatcherGroups from '@site/src/components/home/MatcherGroups';
import Hero from '@site/src/components/home/Hero';
import TestedDocs from '@site/src/components/home/TestedDocs';

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
        <Comparison />
        <MatcherGroups />
        <TestedDocs />
      </main>
    </Layout>
  );
}
