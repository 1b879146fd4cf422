import {usePluralForm} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {Omission as OmissionBlock} from '@jest-extended/ask/block';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** The line below an answer that is too long to show as a whole. */
export default function Omission({omission}: {omission: OmissionBlock}): ReactNode {
  const {selectMessage} = usePluralForm();
  const {currentLocale} = useDocusaurusContext().i18n;
  const {characters, searches, sources} = omission;
  const forms = [
    [
      characters,
      translate({
        id: 'site.Ask.omittedCharacters',
        message: '{count} character|{count} characters',
        description: 'How much of the text of an answer is not shown: singular and plural, separated by |',
      }),
    ],
    [
      searches,
      translate({
        id: 'site.Ask.omittedSearches',
        message: '{count} search|{count} searches',
        description: 'How many searches for an answer are not shown: singular and plural, separated by |',
      }),
    ],
    [
      sources,
      translate({
        id: 'site.Ask.omittedSources',
        message: '{count} source|{count} sources',
        description: 'How many sources of an answer are not shown: singular and plural, separated by |',
      }),
    ],
  ] as const;
  const parts = forms.flatMap(([count, text]) =>
    count > 0 ? [selectMessage(count, text).replace('{count}', count.toLocaleString(currentLocale))] : [],
  );
  return (
    <p className={clsx('small', styles.omission)}>
      {translate(
        {
          id: 'site.Ask.omission',
          message: 'This answer is too long to show as a whole. Left out: {parts}.',
          description: '{parts} is a list such as "12,000 characters, 3 sources"',
        },
        {parts: parts.join(', ')},
      )}
    </p>
  );
}
