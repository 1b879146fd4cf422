/** Whether the reader's keyboard has the Command and Option keys. Call it only in the browser. */
export const isApple = (): boolean => /mac|iphone|ipad/i.test(navigator.userAgent);
