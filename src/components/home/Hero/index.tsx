import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {matcherCount} from '@jest-extended/catalogue';
import {jestRange} from '@jest-extended/catalogue/runners';
import {libraryLicense, libraryVersion} from '@jest-extended/catalogue/version';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import InstallCommand from './InstallCommand';
import styles from './styles.module.css';

/**
 * The first screen: the product's name and tagline, its benefit, links to begin with, the install command, and the test
 * runners it works with.
 * @param props.children the comparison that shows the benefit
 */
export default function Hero({children}: {children: ReactNode}): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  return (
    <div className={styles.hero}>
      <header>
        <h1 className={styles.name} translate="no">
          {siteConfig.title}
        </h1>
        <p className={styles.tagline}>{siteConfig.tagline}</p>
        <p className={clsx('bare', styles.benefit)}>
          <span>
            <Translate id="home.benefit" values={{false: <code translate="no">false</code>}}>
              {'When a test fails, you see the wrong value, not just {false}.'}
            </Translate>
          </span>{' '}
          <span>
            <Translate
              id="home.matchers"
              values={{
                count: matcherCount,
                tested: (
                  <Link to="#trust">
                    <Translate id="home.tested">tested examples</Translate>
                  </Link>
                ),
              }}
            >
              {'{count} matchers, each with {tested}.'}
            </Translate>
          </span>
        </p>
      </header>
      <div className={styles.start}>
        <div className={clsx('screen-only', styles.actions)}>
          <Link className="jx-button jx-button--main" to="/docs/getting-started/install">
            <Translate id="home.start">Get started</Translate>
          </Link>
          <Link className="jx-button" to="/docs/matchers">
            <Translate id="home.browse" values={{count: matcherCount}}>
              {'Browse {count} matchers'}
            </Translate>
          </Link>
        </div>
        <InstallCommand />
        <ul className={clsx('clean-list', styles.facts)}>
          <li>
            <Translate id="home.runners" values={{versions: jestRange}}>
              {'Works with Jest {versions}, Vitest and Bun'}
            </Translate>
          </li>
          <li>{libraryLicense}</li>
          <li>v{libraryVersion}</li>
        </ul>
      </div>
      {children}
    </div>
  );
}
