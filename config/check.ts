import {existsSync} from 'node:fs';
import path from 'node:path';
import type * as Preset from '@docusaurus/preset-classic';
import type {Config} from '@docusaurus/types';

type ThemeConfig = Preset.ThemeConfig;

/**
 * Checks settings that Docusaurus does not check, or reports without a location: files, the
 * announcement's id, and an assistant that is set where nothing reads it.
 *
 * @returns the configuration, unchanged
 * @throws {Error} listing all mistakes, each with the file to change and the correction
 */
export function checkConfig(config: Config): Config {
  const theme: ThemeConfig = config.themeConfig ?? {};
  const mistakes = [
    ...findMissingFiles(config, theme),
    ...findIncompleteAnnouncement(theme),
    ...findUnreadAssistant(theme),
  ];
  if (mistakes.length > 0) throw new Error(`The site's configuration has mistakes:\n- ${mistakes.join('\n- ')}`);
  return config;
}

function findMissingFiles({favicon}: Config, {navbar, image}: ThemeConfig): string[] {
  const named = [
    {file: 'config/site.ts', setting: 'favicon', source: favicon},
    {file: 'config/navbar.ts', setting: 'logo.src', source: navbar?.logo?.src},
    {file: 'config/navbar.ts', setting: 'logo.srcDark', source: navbar?.logo?.srcDark},
    {file: 'docusaurus.config.ts', setting: 'image', source: image},
  ];
  return named
    .filter(({source}) => source && !/^https?:/.test(source) && !existsSync(path.join(__dirname, '../static', source)))
    .map(
      ({file, setting, source}) =>
        `${file}: ${setting} names "${source}", but static/${source} does not exist. Add the file or correct the name.`,
    );
}

const findIncompleteAnnouncement = ({announcementBar}: ThemeConfig): string[] =>
  announcementBar && !announcementBar.id?.trim()
    ? [
        'config/announcement.ts: the announcement has no id. ' +
          'Give it a unique id: the browser stores it when a reader closes the bar.',
      ]
    : [];

/** The assistant has one setting, which the content security policy of the pages follows, too. */
const findUnreadAssistant = ({algolia}: ThemeConfig): string[] =>
  algolia?.askAi
    ? [
        'docusaurus.config.ts: themeConfig.algolia.askAi is set, but config/ask.ts sets who answers questions. ' +
          'Remove it, and set ASK_AI_ASSISTANT_ID in the environment of the build.',
      ]
    : [];
