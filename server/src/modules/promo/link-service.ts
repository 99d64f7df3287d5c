import { bundlePath, promoProductPath } from '@pinpu/shared/domain';
import type { Database } from '../../platform/db/index.ts';
import { lockByName } from '../../platform/db/one-at-a-time.ts';
import { findLinkByTarget, findPromotableIds, insertLink } from './link-repository.ts';
import { newShortCode } from './short-code.ts';

/** The code of a member's link to a product, always the same; null when the product can't be promoted. */
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
    const known = await findLinkByTarget(tx, cus_id, target);
    if (known) return known.code;
    const code = newShortCode();
    await insertLink(tx, { code, kind: 'product', target, prd_ids: [prd_id], cus_id, c_date: now });
    return code;
  });
}

/** The code of a new bundle of these products, each once; null when one of them can't be promoted. */
export async function bundleLink(
  db: Database,
  cus_id: string,
  prd_ids: string[],
  now: Date,
): Promise<string | null> {
  const unique = [...new Set(prd_ids)];
  if ((await findPromotableIds(db, unique)).length !== unique.length) return null;
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

/** The product of a `target_url`, `/product/{id}` or `/p/{id}` on any host; null when there is none. */
export function productOfTarget(target_url: string): string | null {
  const path = URL.canParse(target_url, 'http://shop.invalid')
    ? new URL(target_url, 'http://shop.invalid').pathname
    : '';
  return /^\/(?:product|p)\/([0-9a-zA-Z_-]{1,40})\/?$/.exec(path)?.[1] ?? null;
}
