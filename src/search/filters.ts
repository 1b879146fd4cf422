import type {FacetFilters} from './protocol';
import type {Section} from './section';

type Facets = Readonly<Record<string, unknown>>;

/** Whether a section matches `facet:value`, or with `facet:-value` does not have the value. */
function has(facets: Facets, filter: string): boolean {
  const at = filter.indexOf(':');
  const own = facets[filter.slice(0, at)];
  const value = filter.slice(at + 1);
  return value.startsWith('-') ? own !== value.slice(1) : own === value;
}

/**
 * Docusaurus' contextual search filters by language and version tag.
 * @param filters without any, all sections pass
 * @returns whether a section passes the filters
 */
export function allowedBy(filters: FacetFilters = []): (section: Section) => boolean {
  const all = typeof filters === 'string' ? [filters] : filters;
  return ({language, docusaurus_tag, version}) => {
    const facets: Facets = {language, lang: language, docusaurus_tag, version};
    return all.every(filter =>
      typeof filter === 'string' ? has(facets, filter) : filter.some(one => has(facets, one)),
    );
  };
}
