export const fileURLToPath = (url: string): string => decodeURIComponent(new URL(url).pathname);
export const pathToFileURL = (path: string): URL => new URL(`file://${path}`);
