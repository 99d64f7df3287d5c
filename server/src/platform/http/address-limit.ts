import type { FastifyRequest } from 'fastify';
import type { App } from '../module.ts';

/** Rate limit of one address, e.g. `{ max: 60, timeWindow: '10 minutes' }`. */
export interface AddressLimit {
  max: number;
  timeWindow: string;
}

/** Resolves to 0 within the limit, else to the seconds until the limit is lifted. */
export function countPerAddress(
  app: App,
  limit: AddressLimit,
): (request: FastifyRequest) => Promise<number> {
  const count = app.createRateLimit(limit);
  return async (request) => {
    const counted = await count(request);
    return !counted.isAllowed && counted.isExceeded ? Math.max(1, counted.ttlInSeconds) : 0;
  };
}
