import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {usePluralForm} from '@docusaurus/theme-common';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {groups} from '@site/src/catalogue';
import Card from '../Card';
import styles from './styles.module.css';

/** The pages of the reference as a deck: a card for each group of matchers. */
export default function Deck(): ReactNode {
  const {selectMessage} = usePluralForm();
  const countOf = (count: number) =>
    selectMessage(
      count,
      translate(
        {
          id: 'home.deck.count',
          message: '{count} matcher|{count} matchers',
          description: 'How many matchers a card of the home page stands for',
        },
        {count},
      ),
    );
  return (
    <section className={clsx('container', styles.section)} aria-labelledby="deck">
      <h2 id="deck" className={styles.title}>
        <Translate id="home.deck.title">Pick a suit</Translate>
      </h2>
      <ul className={styles.deck}>
        {groups.map(({page, label, suit, matchers}) => (
          <li key={page}>
            <Link className={styles.link} to={`/docs/matchers/${page}`}>
              <Card suit={suit}>
                <span className={styles.label}>{label}</span>
                <span className={styles.count}>{countOf(matchers.length)}</span>
              </Card>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
