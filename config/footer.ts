import type {MultiColumnFooter} from '@docusaurus/theme-common';
import {links} from './site';

/** The footer: three columns and the copyright line. */
export const footer = {
  style: 'dark',
  logo: undefined,
  links: [
    {
      title: 'Docs',
      items: [
        {label: 'Getting started', to: '/docs'},
        {label: 'Matchers', to: '/docs/matchers'},
        {label: 'Playground', to: '/playground'},
      ],
    },
    {
      title: 'Community',
      items: [
        {label: 'Jest on X', href: 'https://twitter.com/fbjest'},
        {label: 'Matt Phillips on X', href: 'https://twitter.com/mattphillipsio'},
        {label: 'Jest Community on GitHub', href: links.organization},
      ],
    },
    {
      title: 'More',
      items: [
        {label: 'GitHub', href: links.repository},
        {label: 'npm', href: links.package},
        {label: 'Jest', href: links.jest},
      ],
    },
  ],
  copyright: 'Copyright © 2025 jest-extended. Built with Docusaurus.',
} satisfies MultiColumnFooter;
