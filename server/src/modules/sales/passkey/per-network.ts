import type { FastifyRequest } from 'fastify';
import { addressGroup } from '../../../platform/http/client-address.ts';

/** In ten minutes. Signatures can't be guessed; this limits the server's work. */
export const perNetwork = (max: number) => ({
  rateLimit: {
    max,
    timeWindow: '10 minutes',
    keyGenerator: ({ ip }: FastifyRequest) => addressGroup(ip),
  },
});
