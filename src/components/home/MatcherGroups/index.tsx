import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {usePluralForm} from '@docusaurus/theme-common';
import {groups, matcherCount} from '@jest-extended/catalogue';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import section from '../section.module.css';
import styles from './styles.module.css';

/** The pages of the reference: a table with the notation of each type and the number of its matchers. */
export default function MatcherGroups(): ReactNode {
  const {selectMessage} = usePluralForm();
  const selectUnit = (count: number) =>
    selectMessage(count, translate({id: 'home.types.unit', message: 'matcher|matchers'}));
  return (
    <section className={section.section} aria-labelledby="types">
      <div className={styles.head}>
        <h2 id="types" className={section.title}>
          <Translate id="home.types.title">Browse by type</Translate>
        </h2>
        <Link to="/docs/matchers">
          <Translate id="home.types.all" values={{count: matcherCount}}>
            {'All {count} matchers'}
          </Translate>
        </Link>
      </div>
      <ul className={clsx('clean-list', section.cells, styles.types)}>
        {groups.map(({page, label, notation, matchers}) => (
          <li key={page}>
            <Link className={styles.type} to={`/docs/matchers/${page}`}>
              <span className={styles.notation} aria-hidden="true">
                {notation}
              </span>
              {label === matchers[0] ? (
                <span className={styles.name} translate="no">
                  {label}
                </span>
              ) : (
                <span>{label}</span>
              )}{' '}
              <span className={styles.count}>
                {matchers.length} <span className="visually-hidden">{selectUnit(matchers.length)}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
