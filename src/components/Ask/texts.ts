import {translate} from '@docusaurus/Translate';
import type {AskWay} from '@site/config/ask-way';

const byService = translate({
  id: 'site.Ask.noAnswer',
  message: 'The assistant did not answer. Your question is kept.',
  description: 'What a reader is told who asked an assistant when no answer came, or when it broke off',
});

/** What a reader is told when no answer comes, by who should have given it. */
export const apologies: Readonly<Record<AskWay['way'], string>> = {
  docs: translate({
    id: 'site.Ask.noDocs',
    message: 'The documentation could not be fetched. Your question is kept.',
    description: 'What a reader is told who asked the documentation when it cannot be fetched',
  }),
  hosted: byService,
  endpoint: byService,
};
