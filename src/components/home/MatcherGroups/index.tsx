import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {usePluralForm} from '@docusaurus/theme-common';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {groups} from '@site/src/catalogue';
import GroupCard from '../GroupCard';
import styles from './styles.module.css';

/** The pages of the reference: a card for each group of matchers. */
export default function MatcherGroups(): ReactNode {
  const {selectMessage} = usePluralForm();
  const countOf = (count: number) =>
    selectMessage(count, translate({id: 'home.deck.count', message: '{count} matcher|{count} matchers'}, {count}));
  return (
    <section className={clsx('container', styles.section)} aria-labelledby="deck">
      <h2 id="deck" className={styles.title}>
        <Translate id="home.deck.title">Pick a suit</Translate>
      </h2>
      <ul className={styles.deck}>
        {groups.map(({page, label, notation, matchers}) => (
          <li key={page}>
            <Link className={styles.link} to={`/docs/matchers/${page}`}>
              <GroupCard suit={notation}>
                <span className={styles.label}>{label}</span>
                <span className={styles.count}>{countOf(matchers.length)}</span>
              </GroupCard>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
