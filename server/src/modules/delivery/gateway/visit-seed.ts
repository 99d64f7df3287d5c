import { randomInt } from 'node:crypto';
import { taipeiDate } from '@pinpu/shared/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../../../platform/module.ts';

const COOKIE = 'pinpu_visit';

/** How many orders of the shuffled products there are per day; each one must be rendered. */
const ORDERS = 4;
const ORDER = /^[0-3]$/;

/**
 * The shuffle seed of a visit, so that all its pages show the same order (spec §2): one of a few numbers, which a cookie
 * keeps until the browser is closed, and the day in Taipei, which changes the order daily.
 */
export function visitSeed(
  { cookies }: FastifyRequest,
  reply: FastifyReply,
  { config, clock }: Pick<Deps, 'config' | 'clock'>,
): string {
  const known = cookies[COOKIE];
  const isKnown = known !== undefined && ORDER.test(known);
  const order = isKnown ? known : String(randomInt(ORDERS));
  if (!isKnown) {
    const secure = config.publicUrl.startsWith('https:');
    reply.setCookie(COOKIE, order, { path: '/', httpOnly: true, sameSite: 'lax', secure });
  }
  return `${order} ${taipeiDate(clock())}`;
}
