import { randomInt } from 'node:crypto';
import { BUCKETS, taipeiDate } from '@pinpu/shared/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../../platform/config/config.ts';
import type { Deps } from '../../../platform/module.ts';
import type { Shop } from '../composition/service.ts';

const MONTH_S = 30 * 24 * 3600;

/** SameSite is Lax, so that a link from another site leads to the same page. */
const optionsOf = ({ publicUrl }: Pick<Config, 'publicUrl'>) => ({
  ...{ path: '/', httpOnly: true, sameSite: 'lax' as const },
  secure: publicUrl.startsWith('https:'),
});

const BUCKET = 'pinpu_bucket';

const hasCanary = ({ registry }: Shop) => {
  const { remotes, shell } = registry.current().registry;
  return [...Object.values(remotes), shell].some((one) => one?.canary !== undefined);
};

export function bucketOf({ cookies }: FastifyRequest): number | undefined {
  const value = cookies[BUCKET];
  return value !== undefined && /^\d{1,4}$/.test(value) ? Number(value) : undefined;
}

/** A random number that decides on canaries; the cookie is set only while there is one. */
export function bucketFor(
  request: FastifyRequest,
  reply: FastifyReply,
  config: Config,
  shop: Shop,
): number | undefined {
  const known = bucketOf(request);
  if (known !== undefined || !hasCanary(shop)) return known;
  const bucket = randomInt(BUCKETS);
  reply.setCookie(BUCKET, String(bucket), { ...optionsOf(config), maxAge: MONTH_S });
  return bucket;
}

const VISIT = 'pinpu_visit';

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
  const known = cookies[VISIT];
  const isKnown = known !== undefined && ORDER.test(known);
  const order = isKnown ? known : String(randomInt(ORDERS));
  if (!isKnown) reply.setCookie(VISIT, order, optionsOf(config));
  return `${order} ${taipeiDate(clock())}`;
}

const LOADED = 'pinpu_loaded';

/**
 * Whether this browser was sent a page of this composition before, so that it probably has its scripts cached. Requests
 * that open no page, such as those of link previews, get no cookie.
 */
export function hasLoaded(
  composition: string,
  { cookies, headers }: Pick<FastifyRequest, 'cookies' | 'headers'>,
  reply: FastifyReply,
  config: Pick<Config, 'publicUrl'>,
): boolean {
  if (cookies[LOADED] === composition) return true;
  if (headers['sec-fetch-dest'] !== 'document') return false;
  reply.setCookie(LOADED, composition, { ...optionsOf(config), maxAge: MONTH_S });
  return false;
}
