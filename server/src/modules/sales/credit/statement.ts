import type { CreditQuery, CreditStatement } from '@pinpu/shared/contracts';
import { creditTotal } from '@pinpu/shared/domain';
import type { Database } from '../../../platform/db/index.ts';
import { findCreditTerms } from '../../base/settings/repository.ts';
import { creditBalance } from './ledger.ts';
import { findEntries, findOrderCodes, findUsableLots } from './repository.ts';

const PAGE = 30;

const iso = (moment: Date | null): string => moment?.toISOString() ?? '';

/** A member with the credit that can be used, in TWD; without it where the shop has none. */
export async function withCredit<Owner extends { cus_id: string }>(
  db: Database,
  member: Owner,
  now: Date,
): Promise<Owner & { credit?: number }> {
  const credit = creditTotal(await creditBalance(db, member.cus_id, now));
  const isShown = credit > 0 || (await findCreditTerms(db)) !== undefined;
  return isShown ? { ...member, credit } : member;
}

/** A member's credit: what can be used, what expires next, and a page of entries. */
export async function creditStatement(
  db: Database,
  cus_id: string,
  { before: last }: CreditQuery,
  now: Date,
): Promise<CreditStatement> {
  const before = last === undefined ? undefined : Number(last);
  const found = await findEntries(db, cus_id, { before, limit: PAGE + 1 });
  const shown = found.slice(0, PAGE);
  const codes = await findOrderCodes(
    db,
    shown.flatMap(({ ord_id }) => (ord_id === '' ? [] : [ord_id])),
  );
  const [first] = (await findUsableLots(db, cus_id, now)).filter((lot) => lot.expires_at !== null);
  return {
    ...(await creditBalance(db, cus_id, now)),
    active: (await findCreditTerms(db)) !== undefined,
    ...(first && { expiring: { amount: first.rest, at: iso(first.expires_at) } }),
    entries: shown.map(({ id, kind, amount, reason, note, at, expires_at, ord_id, actor }) => ({
      ...{ id, kind, amount, reason, note, at: iso(at), expires_at: iso(expires_at), actor },
      ord_code: codes.get(ord_id) ?? '',
    })),
    next: found.length > PAGE ? String(shown.at(-1)?.id) : '',
  };
}
