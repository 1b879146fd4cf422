export const isCI = true;
