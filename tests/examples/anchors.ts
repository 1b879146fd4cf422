import {getKnownIssues} from '@jest-extended/docs-model/known-issues';
import {type DocsPage, resolveLink} from '@jest-extended/docs-model/page';
import {findNearestName} from '@jest-extended/text/nearest';
import {visit} from 'unist-util-visit';

/**
 * Checks the links in the sources, before a build does. Only the build and the site tests check links to content that
 * components add.
 * @returns a sentence on each link to a section or a known issue that its page does not have
 */
export function findBrokenAnchors(pages: readonly DocsPage[]): string[] {
  const idsByFile = new Map(
    pages.map(page => [page.file, [...page.sections, ...getKnownIssues(page)].map(({id}) => id)]),
  );
  return pages.flatMap(({file, tree}) => {
    const broken: string[] = [];
    visit(tree, 'link', ({url, position}) => {
      const target = resolveLink(url, file);
      const ids = target && idsByFile.get(target.file);
      if (target?.id === undefined || ids?.includes(target.id)) return;
      const nearest = findNearestName(target.id, ids ?? []);
      broken.push(
        `${file}:${position?.start.line}: no heading of ${target.file} has the id "${target.id}".` +
          (nearest ? ` Did you mean "${nearest}"?` : ''),
      );
    });
    return broken;
  });
}
