import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {groups} from '@jest-extended/catalogue';
import {links} from './config/site';

/** The page of a group of matchers, with their number (src/theme/DocSidebarItem/Link). */
const groupPages = groups.map(
  ({page, matchers}) => ({type: 'doc', id: `matchers/${page}`, customProps: {count: matchers.length}}) as const,
);

export default {
  tutorialSidebar: [
    {type: 'link', label: 'Playground', href: '/playground'},
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
      items: groupPages,
    },
    {type: 'link', label: 'Changelog', href: links.changelog, className: 'sidebar-extra'},
  ],
} satisfies SidebarsConfig;
