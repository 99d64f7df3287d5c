import { bundlePath, linkTargetOf, promoProductPath } from '@pinpu/shared/domain';
import type { Database } from '../../../../platform/db/index.ts';
import { lockByName } from '../../../../platform/db/one-at-a-time.ts';
import { Rejection } from '../../../../platform/errors/rejection.ts';
import { findLinkByTarget, findProductNames, findPromotableIds, insertLink } from './repository.ts';
import { newShortCode } from './short-code.ts';

/** The code of a member's link to a product, the same at every call; null where the product can't be promoted. */
export async function productLink(
  db: Database,
  cus_id: string,
  prd_id: string,
  now: Date,
): Promise<string | null> {
  const [found] = await findPromotableIds(db, [prd_id]);
  if (found === undefined) return null;
  const target = promoProductPath(prd_id);
  return db.transaction(async (tx) => {
    await lockByName(tx, `link ${cus_id} ${target}`);
    const known = await findLinkByTarget(tx, cus_id, target, now);
    if (known) return known.code;
    const code = newShortCode();
    await insertLink(tx, { code, kind: 'product', target, prd_ids: [prd_id], cus_id, c_date: now });
    return code;
  });
}

const NAMED = 5;

/** @throws Rejection naming the products that can't be promoted (defect 8). */
export async function requirePromotable(db: Database, prd_ids: string[]): Promise<void> {
  const good = new Set(await findPromotableIds(db, prd_ids));
  const bad = prd_ids.filter((id) => !good.has(id));
  if (bad.length === 0) return;
  const names = await findProductNames(db, bad);
  const named = bad.slice(0, NAMED).map((id) => `「${names.get(id) ?? id}」`);
  const more = bad.length > NAMED ? `等 ${bad.length} 項商品` : '';
  const message = `${named.join('、')}${more}目前無法推廣，請取消選取後再試一次。`;
  throw new Rejection(400, 'NOT_PROMOTABLE', message, { body: { prd_ids: bad } });
}

/** The code of a new bundle of these products. @throws Rejection where some of them can't be promoted. */
export async function bundleLink(
  db: Database,
  cus_id: string,
  prd_ids: string[],
  now: Date,
): Promise<string> {
  const unique = [...new Set(prd_ids)];
  await requirePromotable(db, unique);
  const code = newShortCode();
  await db.transaction((tx) =>
    insertLink(tx, {
      code,
      kind: 'bundle',
      target: bundlePath(code),
      prd_ids: unique,
      cus_id,
      c_date: now,
    }),
  );
  return code;
}

/** The path of a path or an address of this shop; null for an address of another host. */
export function ownPath(target_url: string, publicUrl: string): string | null {
  const text = target_url.trim();
  const url = URL.canParse(text, publicUrl) ? new URL(text, publicUrl) : undefined;
  return url?.origin === new URL(publicUrl).origin ? url.pathname : null;
}

/** The product id in a `target_url`, `/product/{id}` or `/p/{id}` of this shop; null where there is none. */
export function productOfTarget(target_url: string, publicUrl: string): string | null {
  const target = linkTargetOf(ownPath(target_url, publicUrl) ?? '');
  return target?.kind === 'product' ? target.value : null;
}

/** `live`: redirects and counts; `stopped` by its promoter; `ended` after its last day. */
type LinkState = 'live' | 'stopped' | 'ended';

/** The state of a link on a day in Taipei; `ends_on` is its last day, '' where it has none. */
export function linkState(
  { stopped, ends_on }: { stopped: boolean; ends_on: string },
  today: string,
): LinkState {
  if (stopped) return 'stopped';
  return ends_on !== '' && ends_on < today ? 'ended' : 'live';
}
