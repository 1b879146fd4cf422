import type {SectionLink} from '@jest-extended/docs-model/section';
import {createReference} from './section-reference';

test.each<[SectionLink['titles'], string]>([
  [['Setup'], 'Setup'],
  [['Array', '.toBeArray()'], '.toBeArray()'],
  [['Setup', 'Tools', 'Jest'], 'Setup: Jest'],
])('a reference to %j is called "%s"', (titles, title) => {
  expect(createReference({url: '/docs/a#b', titles})).toEqual({url: '/docs/a#b', title});
});
