import {createHmac, randomBytes, timingSafeEqual} from 'node:crypto';

/** Issues tokens, and recognizes its own. */
export interface Tokens {
  issue(): string;
  /** Whether a token was issued with the same secret and has not expired. */
  accepts(token: string): boolean;
}

/**
 * Tokens of deploy/ask-protocol.md: the time of their expiry, a dot, and its signature (HMAC, SHA-256).
 * @param secret by default a random one, so that tokens end with the server
 * @param life how long a token is valid, in milliseconds
 */
export function tokensOf(secret: string | undefined, life: number, now: () => number = Date.now): Tokens {
  const key = secret ?? randomBytes(32);
  const signatureOf = (end: string) => createHmac('sha256', key).update(end).digest('base64url');
  return {
    issue() {
      const end = String(now() + life);
      return `${end}.${signatureOf(end)}`;
    },
    accepts(token) {
      const [end = '', signature = '', ...rest] = token.split('.');
      const [own, given] = [Buffer.from(signatureOf(end)), Buffer.from(signature)];
      const isOwn = rest.length === 0 && own.length === given.length && timingSafeEqual(own, given);
      return isOwn && Number(end) > now();
    },
  };
}
