import type { LookupQuery } from '@pinpu/shared/contracts';
import type { Database } from '../../platform/db/index.ts';
import { Refusal } from '../../platform/errors/refusal.ts';
import { decodedText } from './encoded-text.ts';
import { isBizUser, type LookupScope } from './lookup-repository.ts';

/** The maximum length of a list; `l=-1` requests all (spec §9). */
const ALL = 100_000;

/**
 * The parsed query of a lookup; `profile` where the path is that of one business user.
 * @throws Refusal 400 for invalid base64 or a missing `bizId`; 404 for an unknown one.
 */
export async function lookupScope(
  db: Database,
  query: LookupQuery,
  profile: boolean,
): Promise<LookupScope> {
  const encoded = query.ttcode === 'true';
  if (
    [query.t, query.o].some((text) => text !== undefined && decodedText(text, encoded) === null)
  ) {
    throw new Refusal(400, 'INVALID', '查詢條件的編碼不正確，請重新確認後再試一次。');
  }
  const limit = query.l === undefined || query.l === '-1' ? ALL : Number(query.l);
  const bizId = query.bizId ?? '';
  if (bizId === '') {
    if (profile) throw new Refusal(400, 'INVALID', '請先指定商家。');
    return { limit, bizId: null };
  }
  if (!(await isBizUser(db, bizId)))
    throw new Refusal(404, '404', '查無指定查詢條件資料，請重新確認後再試一次，謝謝。');
  return { limit, bizId };
}
