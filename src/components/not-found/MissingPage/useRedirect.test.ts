/** @jest-environment jsdom */
import {renderHook} from '@testing-library/react';
import useRedirect from './useRedirect';

const mockReplace = jest.fn();
const mockLocation = {pathname: '/site/docs/old', search: '?a=1', hash: '#b'};

jest.mock('@docusaurus/router', () => ({useHistory: () => ({replace: mockReplace}), useLocation: () => mockLocation}), {
  virtual: true,
});
jest.mock('@docusaurus/useBaseUrl', () => ({__esModule: true, default: () => '/site/'}), {virtual: true});
jest.mock('@site/config/redirects', () => ({redirects: {'/docs/old': '/docs/new'}}));

test('replaces the path of a moved page', () => {
  renderHook(useRedirect);

  expect(mockReplace.mock.calls).toEqual([['/site/docs/new?a=1#b']]);
});
