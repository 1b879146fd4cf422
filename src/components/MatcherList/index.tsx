import Translate, {translate} from '@docusaurus/Translate';
import {useQueryString} from '@docusaurus/theme-common';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useMemo, useRef, type ReactNode} from 'react';
import {words} from '@site/src/catalogue/words';
import SearchField from '@site/src/components/SearchField';
import {filtered, matches} from './filter';
import NoMatcher from './NoMatcher';
import styles from './styles.module.css';
import {useShownTarget} from './useShownTarget';

/** The name of the filter in the page's address, so that a link can carry it. */
const PARAMETER = 'filter';

const CALL = /^\.(\w+)/;

/**
 * The list of all matchers, with a field that leaves those that a reader asks for. The built page is the whole list.
 * @param props.children headings, each with a list of matchers behind it whose lines begin with the matcher's call
 */
export default function MatcherList({children}: {children: ReactNode}): ReactNode {
  const [asked, ask] = useQueryString(PARAMETER);
  const isBrowser = useIsBrowser();
  const field = useRef<HTMLInputElement>(null);
  const left = useMemo(
    () => filtered(children, line => matches(asked, line, words[CALL.exec(line.trim())?.[1] ?? ''])),
    [children, asked],
  );
  useShownTarget(PARAMETER, asked);
  return (
    <>
      <search className={styles.filter}>
        <SearchField
          ref={field}
          label={
            <Translate
              id="site.MatcherList.label"
              description="The label of the field that filters the list of matchers"
            >
              Filter the matchers
            </Translate>
          }
          value={asked}
          onChange={value => ask(value || null)}
          placeholder={translate({
            id: 'site.MatcherList.placeholder',
            message: 'A name or what you check: any order, has key, called once',
            description: 'In the field that filters the list of matchers, with examples of what to type',
          })}
          disabled={!isBrowser}
        />
        <p role="status" className={styles.status}>
          {asked && left.count > 0 && (
            <Translate
              id="site.MatcherList.count"
              description="How many matchers are left in the filtered list"
              values={{count: left.count}}
            >
              {'Matchers left: {count}'}
            </Translate>
          )}
          {left.count === 0 && (
            <NoMatcher
              asked={asked}
              onClear={() => {
                ask(null);
                // The button goes away, and what has the focus with it.
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
