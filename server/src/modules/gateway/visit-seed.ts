import { randomInt } from 'node:crypto';
import { taipeiDate } from '@pinpu/shared/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../../platform/module.ts';

const COOKIE = 'pinpu_visit';

/** How many different orders the shuffled products have in a day: each order is a screen to render. */
const ORDERS = 4;
const ORDER = /^[0-3]$/;

/**
 * Shuffle seed of a visit's pages, so that all of them show one order (spec §2): one of a few, which a cookie keeps
 * until the browser is closed, and another one the next day.
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
