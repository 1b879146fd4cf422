import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import GroupCard from '../GroupCard';
import InstallCommand from '@site/src/components/shared/InstallCommand';
import styles from './styles.module.css';

/** The suits of the three cards in the background, taken from the catalogue. */
const hand = ['{ }', '[ ]', '"a"'];

/** The product's name and tagline, links to begin with, and the install command. */
export default function Hero(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  return (
    <header className={clsx('container', styles.hero)}>
      <div>
        <h1 className={styles.name}>{siteConfig.title}</h1>
        <p className={styles.tagline}>{siteConfig.tagline}</p>
        <div className={styles.actions}>
          <Link className="button button--primary" to="/docs/getting-started/install">
            <Translate id="home.start">Get started</Translate>
          </Link>
          <Link className={clsx('button', styles.second)} to="/docs/matchers">
            <Translate id="home.browse">Browse matchers</Translate>
          </Link>
          <InstallCommand />
        </div>
      </div>
      <div className={styles.hand} aria-hidden="true">
        {hand.map(suit => (
          <GroupCard key={suit} suit={suit} />
        ))}
      </div>
    </header>
  );
}
