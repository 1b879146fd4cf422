import Layout from '@theme/Layout';
import type {ReactNode} from 'react';

/** The home page, the target of the site name in the navbar. */
export default function Home(): ReactNode {
  return (
    <Layout>
      <main>
        <h1>Home</h1>
      </main>
    </Layout>
  );
}
