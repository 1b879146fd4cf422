import {createHmac, randomBytes, timingSafeEqual} from 'node:crypto';
import {fieldOf} from '../src/ask/protocol/json';

/** Issues tokens, and recognizes its own. */
export interface Tokens {
  issue(): string;
  /** Whether a token was issued with the same secret and has not expired. */
  accepts(token: string): boolean;
}

/**
 * Tokens of deploy/ask-protocol.md: base64 of `{"exp": …}`, in seconds, a dot, and a signature (HMAC, SHA-256).
 * @param secret by default a random one, so that tokens end with the server
 * @param life how long a token is valid, in milliseconds
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
