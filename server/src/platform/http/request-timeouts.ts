import type { FastifyServerOptions } from 'fastify';
import type { Config } from '../config/config.ts';

const CHECKS = 6;

/**
 * Ends requests that arrive too slowly. Fastify's default is to wait for ever, and Node looks for expired requests only
 * every 30 s.
 */
export function requestTimeouts({ requestTimeoutMs }: Pick<Config, 'requestTimeoutMs'>): Pick<
  FastifyServerOptions,
  'requestTimeout'
> & {
  http: object;
} {
  return {
    requestTimeout: requestTimeoutMs,
    http: {
      requestTimeout: requestTimeoutMs,
      headersTimeout: requestTimeoutMs,
      connectionsCheckingInterval: Math.ceil(requestTimeoutMs / CHECKS),
    },
  };
}
