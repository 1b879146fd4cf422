/* The types of navbar items that most sites do not use, in one file. */
export {default as doc} from '@theme/NavbarItem/DocNavbarItem';
export {default as docSidebar} from '@theme/NavbarItem/DocSidebarNavbarItem';
export {default as docsVersion} from '@theme/NavbarItem/DocsVersionNavbarItem';
export {default as docsVersionDropdown} from '@theme/NavbarItem/DocsVersionDropdownNavbarItem';
export {default as dropdown} from '@theme/NavbarItem/DropdownNavbarItem';
export {default as html} from '@theme/NavbarItem/HtmlNavbarItem';
export {default as localeDropdown} from '@theme/NavbarItem/LocaleDropdownNavbarItem';
