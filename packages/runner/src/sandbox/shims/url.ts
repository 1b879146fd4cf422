export const fileURLToPath = (url: string): string => decodeURIComponent(new URL(url).pathname);
