import {RateLimiterMemory, RateLimiterRes} from 'rate-limiter-flexible';

/**
 * Counts what each client asks for.
 * @param most in a period
 * @param period in milliseconds
 * @returns counts one more, and says how many seconds the client has to wait: 0 where it need not
 */
export function rateOf(most: number, period: number): (client: string) => Promise<number> {
  const limiter = new RateLimiterMemory({points: most, duration: period / 1000});
  return async client => {
    try {
      await limiter.consume(client);
      return 0;
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      return Math.max(1, Math.ceil(refused.msBeforeNext / 1000));
    }
  };
}
