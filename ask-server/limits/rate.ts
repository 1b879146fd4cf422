import {RateLimiterMemory, RateLimiterRes} from 'rate-limiter-flexible';

/**
 * Limits the requests of each client.
 * @param most the number of requests in a period
 * @param period in milliseconds
 * @returns a function that counts a request and returns the seconds that its client has to wait; 0 if it need not
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
