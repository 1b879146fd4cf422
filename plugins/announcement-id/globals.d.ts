/** The id of the current announcement, a constant of announcement.js. */
declare const ANNOUNCEMENT_ID: string;
