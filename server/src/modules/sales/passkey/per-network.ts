import type { FastifyRequest } from 'fastify';
import { addressGroup } from '../../../platform/http/client-address.ts';

/**
 * The limit of calls that one network may make in ten minutes. Signatures can't be guessed; this limits the server's
 * work.
 */
export const perNetwork = (max: number) => ({
  rateLimit: {
    max,
    timeWindow: '10 minutes',
    keyGenerator: ({ ip }: FastifyRequest) => addressGroup(ip),
  },
});
