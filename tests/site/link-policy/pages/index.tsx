import Layout from '@theme/Layout';
import type {ReactNode} from 'react';

/** The home page, which the navbar's name links to. */
export default function Home(): ReactNode {
  return (
    <Layout>
      <main>
        <h1>Home</h1>
      </main>
    </Layout>
  );
}
