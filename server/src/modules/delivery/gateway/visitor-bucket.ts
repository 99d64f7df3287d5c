import { randomInt } from 'node:crypto';
import { BUCKETS } from '@pinpu/shared/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../../platform/config/config.ts';
import type { Shop } from '../composition/service.ts';

const COOKIE = 'pinpu_bucket';
const MONTH_S = 30 * 24 * 3600;
const BUCKET = /^\d{1,4}$/;

const hasCanary = ({ registry }: Shop) => {
  const { remotes, shell } = registry.current().registry;
  return [...Object.values(remotes), shell].some((one) => one?.canary !== undefined);
};

/** The bucket in the browser's cookie; undefined where it has none. */
export function bucketOf({ cookies }: FastifyRequest): number | undefined {
  const value = cookies[COOKIE];
  return value !== undefined && BUCKET.test(value) ? Number(value) : undefined;
}

/**
 * The bucket of this browser, which decides on canaries. A cookie that holds only this random number keeps it for a
 * month; it is set only while there is a canary. SameSite is Lax, so that a link from another site leads to the same
 * versions.
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
