import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

export default {
  tutorialSidebar: [
    'index',
    {
      type: 'category',
      label: 'Getting started',
      collapsed: false,
      items: [
        'getting-started/install',
        'getting-started/setup',
        'getting-started/typescript',
        'getting-started/eslint',
      ],
    },
    {
      type: 'category',
      label: 'Matchers',
      collapsed: false,
      link: {type: 'doc', id: 'matchers/index'},
      items: [
        'matchers/array',
        'matchers/boolean',
        'matchers/date',
        'matchers/fail',
        'matchers/function',
        'matchers/mock',
        'matchers/number',
        'matchers/object',
        'matchers/pass',
        'matchers/promise',
        'matchers/string',
        'matchers/symbol',
        'matchers/toBeEmpty',
        'matchers/toBeNil',
        'matchers/toBeOneOf',
        'matchers/toSatisfy',
      ],
    },
  ],
} satisfies SidebarsConfig;
