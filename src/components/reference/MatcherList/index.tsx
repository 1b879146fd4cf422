import Translate, {translate} from '@docusaurus/Translate';
import {useQueryString} from '@docusaurus/theme-common';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useMemo, useRef, type ReactNode} from 'react';
import SearchField from '@site/src/components/shared/SearchField';
import {filtered, matches} from './filter';
import NoMatcher from './NoMatcher';
import styles from './styles.module.css';
import {useShownTarget} from './useShownTarget';

/** The query parameter of the filter, so that a link can contain it. */
const PARAMETER = 'filter';

const CALL = /^\.(\w+)/;

interface Props {
  readonly names: string;
  readonly children: ReactNode;
}

/**
 * The list of all matchers, with a field to filter it. The built page has the whole list.
 * @param props.names other names of each matcher as JSON, which plugins/matcher-facts adds
 * @param props.children headings, each followed by a list of matchers; each item begins with the matcher's call
 */
export default function MatcherList({names, children}: Props): ReactNode {
  const [asked, ask] = useQueryString(PARAMETER);
  const isBrowser = useIsBrowser();
  const field = useRef<HTMLInputElement>(null);
  const namesOf = useMemo((): Readonly<Record<string, readonly string[]>> => JSON.parse(names), [names]);
  const left = useMemo(
    () => filtered(children, line => matches(asked, line, namesOf[CALL.exec(line.trim())?.[1] ?? ''])),
    [children, namesOf, asked],
  );
  useShownTarget(PARAMETER, asked);
  return (
    <>
      <search className={styles.filter}>
        <SearchField
          ref={field}
          label={<Translate id="site.MatcherList.label">Filter the matchers</Translate>}
          value={asked}
          onChange={value => ask(value || null)}
          placeholder={translate({
            id: 'site.MatcherList.placeholder',
            message: 'A name or what you check: any order, has key, called once',
          })}
          disabled={!isBrowser}
        />
        <p role="status" className={styles.status}>
          {asked && left.count > 0 && (
            <Translate id="site.MatcherList.count" values={{count: left.count}}>
              {'Matchers left: {count}'}
            </Translate>
          )}
          {left.count === 0 && (
            <NoMatcher
              asked={asked}
              onClear={() => {
                ask(null);
                // The button has the focus and disappears.
                field.current?.focus();
              }}
            />
          )}
        </p>
      </search>
      <div data-search="aside">{left.children}</div>
    </>
  );
}
