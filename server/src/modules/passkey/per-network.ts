import type { FastifyRequest } from 'fastify';
import { addressGroup } from '../../platform/http/client-address.ts';

/** Calls that one network may send in ten minutes. A signature can't be guessed: this limits the work, not the guesses. */
export const perNetwork = (max: number) => ({
  rateLimit: {
    max,
    timeWindow: '10 minutes',
    keyGenerator: ({ ip }: FastifyRequest) => addressGroup(ip),
  },
});
