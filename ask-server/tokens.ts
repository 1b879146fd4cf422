import {createHmac, randomBytes, timingSafeEqual} from 'node:crypto';
import {fieldOf} from '../src/ask/wire/protocol';

/** Gives tokens, and knows its own. */
export interface Tokens {
  issue(): string;
  /** Whether a token was given with the same secret and has not ended. */
  accepts(token: string): boolean;
}

/**
 * Tokens in the form that DocSearch reads: base64 of `{"exp": …}`, in seconds, a dot, and a signature (HMAC, SHA-256).
 * @param secret a random one if there is none: tokens end with the server then
 * @param life of a token, in milliseconds
 */
export function tokensOf(secret: string | undefined, life: number, now: () => number = Date.now): Tokens {
  const key = secret ?? randomBytes(32);
  const signatureOf = (claim: string) => createHmac('sha256', key).update(claim).digest('base64url');
  return {
    issue() {
      const claim = Buffer.from(JSON.stringify({exp: Math.floor((now() + life) / 1000)})).toString('base64');
      return `${claim}.${signatureOf(claim)}`;
    },
    accepts(token) {
      const [claim = '', signature = '', ...rest] = token.split('.');
      const [own, given] = [signatureOf(claim), signature].map(text => Buffer.from(text));
      if (!own || !given || rest.length > 0 || own.length !== given.length || !timingSafeEqual(own, given))
        return false;
      const end = fieldOf(JSON.parse(Buffer.from(claim, 'base64').toString()), 'exp');
      return typeof end === 'number' && end * 1000 > now();
    },
  };
}
