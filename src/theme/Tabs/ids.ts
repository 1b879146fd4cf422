import {createContext} from 'react';

/** The beginning of the ids of a group's panels, in a browser. */
export const TabsId = createContext<string | undefined>(undefined);

/**
 * The id of a panel. The HTML has none: without JavaScript there are no tabs that control a panel.
 * @param group the beginning of the ids of its group
 * @param value the value of its tab, any text
 */
export const getPanelId = (group: string | undefined, value: string): string | undefined =>
  group && `${group}${encodeURIComponent(value)}`;
