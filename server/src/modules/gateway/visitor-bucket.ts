import { randomInt } from 'node:crypto';
import { BUCKETS } from '@pinpu/shared/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../platform/config/config.ts';
import type { Shop } from '../composition/service.ts';

const COOKIE = 'pinpu_bucket';
const MONTH_S = 30 * 24 * 3600;
const BUCKET = /^\d{1,4}$/;

const hasCanary = ({ registry }: Shop) => {
  const { remotes, shell } = registry.current().registry;
  return [...Object.values(remotes), shell].some((one) => one?.canary !== undefined);
};

/** The bucket of a browser that has one. */
export function bucketOf({ cookies }: FastifyRequest): number | undefined {
  const value = cookies[COOKIE];
  return value !== undefined && BUCKET.test(value) ? Number(value) : undefined;
}

/**
 * The bucket that canaries go by for this browser. A cookie with nothing but a random number keeps it for a month; it is set
 * only while there is a canary. Lax, since a link from elsewhere must lead to the same versions.
 */
export function bucketFor(
  request: FastifyRequest,
  reply: FastifyReply,
  { publicUrl }: Config,
  shop: Shop,
): number | undefined {
  const known = bucketOf(request);
  if (known !== undefined || !hasCanary(shop)) return known;
  const bucket = randomInt(BUCKETS);
  const secure = publicUrl.startsWith('https:');
  reply.setCookie(COOKIE, String(bucket), {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure,
    maxAge: MONTH_S,
  });
  return bucket;
}
