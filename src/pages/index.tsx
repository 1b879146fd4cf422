import {translate} from '@docusaurus/Translate';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
import Comparison from '@site/src/components/home/Comparison';
import MatcherGroups from '@site/src/components/home/MatcherGroups';
import Hero from '@site/src/components/home/Hero';
import TestedDocs from '@site/src/components/home/TestedDocs';
import styles from './index.module.css';

/** The home page: what the product is, why one would want it, where to go. */
export default function Home(): ReactNode {
  return (
    <Layout
      description={translate({
        id: 'home.description',
        message: 'The documentation of jest-extended: additional Jest matchers, each with examples that run.',
      })}
    >
      <main className={styles.frame}>
        <Hero>
          <Comparison />
        </Hero>
        <MatcherGroups />
        <TestedDocs />
      </main>
    </Layout>
  );
}
