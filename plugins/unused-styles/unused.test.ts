import type {UserThemeConfig} from '@docusaurus/theme-common';
import {namedIn, ruledOut, unusedNames} from './unused';

test('a class is unused if no script names it', () => {
  expect(unusedNames(['.card,.menu__link:hover{top:0}'], namedIn(['clsx("menu__link",{active:e})']))).toEqual(['card']);
});

test('a class is used if a script puts its name together', () => {
  expect(unusedNames(['.item-level-1{top:0}'], namedIn(['e=>`item-level-${e}`']))).toEqual([]);
});

test('a variable is used if a style sheet or a script reads it', () => {
  const styles = [':root{--a:0;--b:0;--c:0}', 'a{top:var(--a)}'];

  expect(unusedNames(styles, namedIn(['style.getPropertyValue("--b")']))).toEqual(['--c']);
});

test.each<[string, UserThemeConfig]>([
  ['dropdown__menu', {navbar: {items: [{label: 'More', items: []}]}}],
  ['dropdown__menu', {navbar: {items: [{type: 'docsVersionDropdown'}]}}],
  ['navbar--dark', {navbar: {style: 'dark'}}],
  ['footer__link-separator', {footer: {links: [{label: 'A', to: '/'}]}}],
  ['footer__logo', {footer: {logo: {src: 'img/logo.svg'}}}],
  ['anchorTargetStickyNavbar_abcd', {navbar: {hideOnScroll: false}}],
  ['docItemWrapperEnhanced_abcd', {docs: {sidebar: {hideable: true}}}],
])('%s is unused only if the settings do not need it', (name, settings) => {
  const navbar = {hideOnScroll: true, items: [{label: 'Docs', to: '/docs'}]};

  expect(ruledOut({navbar, footer: {links: [{items: []}]}})(name)).toBe(true);
  expect(ruledOut(settings)(name)).toBe(false);
});

test('a class of a CSS module is not the component of Infima with the same name', () => {
  expect(['button', 'button_abcd'].map(ruledOut({}))).toEqual([true, false]);
});
