import type {ReactNode} from 'react';

/* Minimal mocks of the Docusaurus modules that exist only in a build. */

export const CodeBlock = ({children, ...props}: {children: string; className: string}): ReactNode => (
  <pre data-props={JSON.stringify(props)}>{children}</pre>
);

export const Admonition = (props: {type: string; title?: ReactNode; children: ReactNode}): ReactNode => (
  <aside aria-label={props.type}>
    {props.title}
    {props.children}
  </aside>
);

export const Link = ({to, href, children}: {to?: string; href?: string; children: ReactNode}): ReactNode => (
  <a href={to ?? href} data-client={to !== undefined}>
    {children}
  </a>
);

export const useDocusaurusContext = () => ({
  siteConfig: {url: 'https://docs.example.org', baseUrl: '/'},
  i18n: {currentLocale: 'en'},
});

export const usePluralForm = () => ({
  selectMessage: (count: number, forms: string) => forms.split('|')[count === 1 ? 0 : 1],
});
