import {themes, type PrismTheme} from 'prism-react-renderer';

/** The code themes of the two colour modes. */
export const codeThemes: {theme: PrismTheme; darkTheme: PrismTheme} = {theme: themes.github, darkTheme: themes.dracula};
