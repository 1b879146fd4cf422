import useIsBrowser from '@docusaurus/useIsBrowser';
import {isApple} from './isApple';

/** The key of shortcuts, as the reader's keyboard names it. In the HTML, and until React has started, it is `Ctrl`. */
export const useControlKey = (): string => (useIsBrowser() && isApple() ? '⌘' : 'Ctrl');
