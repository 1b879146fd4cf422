import {type SectionLink, getTitle} from '@jest-extended/docs-model/section';

/** A section of the docs that an answer refers to. */
export interface SectionReference {
  /** Its path on the site, e.g. `/docs/matchers/array#tobearray`. */
  readonly url: string;
  /** Plain text: `.toBeArray()` for a matcher, `Setup` for a page, `Setup: With Jest` for another section. */
  readonly title: string;
}

/** A reference to a section. Its name is the title; sections of guides also have the page's title before it. */
export function createReference(section: SectionLink): SectionReference {
  const title = getTitle(section);
  const isEnough = title.startsWith('.') || section.titles.length === 1;
  return {url: section.url, title: isEnough ? title : `${section.titles[0]}: ${title}`};
}
