import { COUPON_CODE_PATTERN, normaliseCouponCode } from '@pinpu/shared/domain';
import type { FastifyRequest } from 'fastify';
import { before } from '../../../platform/clock.ts';
import type { Limits } from '../../../platform/config/limits.ts';
import type { Database } from '../../../platform/db/index.ts';
import { lockByNames } from '../../../platform/db/one-at-a-time.ts';
import { addressHash } from '../../../platform/http/client-address.ts';
import type { Deps } from '../../../platform/module.ts';
import { findCoupon } from './repository.ts';
import { isUsableBy } from './service.ts';
import {
  findBeginning,
  findMissOfAddress,
  findMissOfSession,
  hasTried,
  insertFound,
  insertMiss,
  type Trier,
} from './tries-repository.ts';

const MINUTE = 60_000;

const WINDOW_MS = 30 * MINUTE;

interface TryLimits {
  limits: Limits['couponMisses'];
  now: Date;
}

/** The time until which further codes are rejected; undefined where one may be tried. */
async function blockedUntil(tx: Database, { s, client_hash }: Trier, { limits, now }: TryLimits) {
  const since = before(now, WINDOW_MS);
  const misses = [
    await findMissOfSession(tx, s, since, limits.session),
    await findMissOfAddress(tx, client_hash, since, limits.address),
  ].flatMap((at) => (at ? [at.getTime()] : []));
  return misses.length > 0 ? Math.max(...misses) + WINDOW_MS : undefined;
}

const sentence = (until: number, now: Date) =>
  `優惠碼輸入次數過多，請於 ${Math.max(1, Math.ceil((until - now.getTime()) / MINUTE))} 分鐘後再試。`;

/**
 * Counts wrong codes per session and address. Returns the sentence to show where there were too many; the code must
 * then not be looked up. A code that the session has entered before is not counted again, and one that continues a
 * wrong code replaces it, since it is being typed. Commits in its own transaction, so that attempts in a rolled-back
 * checkout count, too.
 */
export function couponTries(deps: Pick<Deps, 'db' | 'clock' | 'config' | 'serverKey'>) {
  const { db, clock, config } = deps;
  const hashOf = addressHash(deps);
  return async ({ ip, member }: FastifyRequest, s: string, coupon_code: string | undefined) => {
    const code = normaliseCouponCode(coupon_code ?? '');
    // A code of another form than those in `coupons` can't be a guess.
    if (!COUPON_CODE_PATTERN.test(code) || (await hasTried(db, s, code))) return undefined;
    const trier = { s, client_hash: await hashOf(ip) };
    const now = clock();
    const settings = { limits: config.limits.couponMisses, now };
    return db.transaction(async (tx) => {
      await lockByNames(tx, [`coupon session ${s}`, `coupon address ${trier.client_hash}`]);
      const beginning = await findBeginning(tx, s, code, before(now, WINDOW_MS));
      const until = beginning === undefined ? await blockedUntil(tx, trier, settings) : undefined;
      if (until !== undefined) return sentence(until, now);
      const found = await findCoupon(tx, code, false);
      if (found && isUsableBy(found, member?.cus_id)) await insertFound(tx, trier, code, now);
      else await insertMiss(tx, trier, { coupon_code: code, beginning }, now);
      return undefined;
    });
  };
}
