import {translate} from '@docusaurus/Translate';
import {usePluralForm} from '@docusaurus/theme-common';
import {useEffect, type ReactNode} from 'react';
import Name from '@site/src/components/shared/Name';
import {getVisibleText} from '@site/src/components/shared/visibleText';
import type {Pages} from '@site/src/components/playground/useExamples';
import {filterExamples} from './filterExamples';
import styles from './styles.module.css';

interface Props {
  /** The id of the list; those of its options end in their positions. */
  readonly id: string;
  /** Nothing until they are loaded. */
  readonly pages: Pages | undefined;
  /** The reader's previous files, latest first. */
  readonly files: readonly string[];
  /** Words to search for; an empty text for all examples. */
  readonly query: string;
  /** The position of the option that Enter selects. */
  readonly active: number;
  /** Called with the number of options when it changes. */
  readonly onCount: (count: number) => void;
  readonly onPick: (code: string) => void;
}

/** The first line with content, as a name for one of the reader's files. */
const getFileName = (code: string): string => getVisibleText(/\S.{0,59}/.exec(code)?.[0] ?? '');

/** The reader's files and the docs' examples that fit a text, by page. */
export default function ExampleList({id, pages, files, query, active, onCount, onPick}: Props): ReactNode {
  const {selectMessage} = usePluralForm();
  const ownOptions = query ? [] : files.map(code => ({label: getFileName(code), code}));
  const exampleGroups = filterExamples(pages ?? [], query).map(({title, examples}) => ({
    title,
    options: examples.map(({heading, title: name, code}) => ({
      label:
        heading === title ? (
          name
        ) : (
          <>
            <Name text={heading} />: {name}
          </>
        ),
      code,
    })),
  }));
  const groups = [
    {title: translate({id: 'site.Playground.ownCode', message: 'Your code'}), options: ownOptions},
    ...exampleGroups,
  ].filter(({options}) => options.length > 0);
  const starts = groups.map((_, index) => groups.slice(0, index).reduce((sum, {options}) => sum + options.length, 0));
  const count = groups.reduce((sum, {options}) => sum + options.length, 0);
  useEffect(() => onCount(count), [onCount, count]);
  return (
    <>
      <p role="status" className={count > 0 ? 'visually-hidden' : styles.none}>
        {count > 0
          ? selectMessage(
              count,
              translate({id: 'site.Playground.count', message: '1 example|{count} examples'}, {count}),
            )
          : pages && translate({id: 'site.Playground.noExample', message: 'No example fits.'})}
      </p>
      <div
        id={id}
        role="listbox"
        aria-label={translate({id: 'site.Playground.examples', message: 'Examples'})}
        className={styles.list}
      >
        {groups.map(({title, options}, group) => (
          <div key={title} role="group" aria-label={title}>
            <p aria-hidden="true" className={styles.group}>
              {title}
            </p>
            {options.map(({label, code}, index) => {
              const position = (starts[group] ?? 0) + index;
              return (
                <button
                  key={`${index} ${code}`}
                  type="button"
                  role="option"
                  id={`${id}-${position}`}
                  aria-selected={position === active}
                  tabIndex={-1}
                  className={styles.option}
                  onClick={() => onPick(code)}
                >
                  {label}
                </button>
              );
            })}
          </div>
        ))}
      </div>
    </>
  );
}
