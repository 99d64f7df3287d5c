import { randomUUID } from 'node:crypto';
import type { CouponChange, NewCoupon } from '@pinpu/shared/contracts';
import {
  type CouponField,
  type CouponTerms,
  couponCodeFault,
  couponTermsFaults,
  normaliseCouponCode,
} from '@pinpu/shared/domain';
import type { Database } from '../../../platform/db/index.ts';
import { Rejection } from '../../../platform/errors/rejection.ts';
import { isSameSecret } from '../../../platform/same-secret.ts';
import type { ChangeContext } from '../../base/audit/change-context.ts';
import { lastChangeText } from '../../base/audit/last-change.ts';
import { type CouponRow, countUses, findCoupon, insertCoupon, updateCoupon } from './repository.ts';
import { couponPage, unknownCoupon } from './shop-coupon.ts';
import { storedTerms, termsOf, versionOf } from './stored-terms.ts';

type Faults = Partial<Record<CouponField, string>>;

/** @throws Rejection that says what is wrong with each field. */
function rejectFaults(faults: Faults, status = 400): void {
  const [first] = Object.values(faults);
  if (first !== undefined) throw new Rejection(status, 'BAD_COUPON', first, { faults });
}

/** Removes the value of a coupon kind that has none. */
const tidy = ({ kind, value, ...terms }: CouponTerms): CouponTerms => ({
  ...terms,
  kind,
  value: kind === 'shipping' ? 0 : value,
});

/** Adds a coupon that can be used at once, or from its first day on. @throws Rejection */
export async function addCoupon(
  db: Database,
  { coupon_code, ...typed }: NewCoupon,
  { actor, now, record }: ChangeContext,
): Promise<string> {
  const code = normaliseCouponCode(coupon_code);
  const codeFault = couponCodeFault(code);
  const terms = tidy(typed);
  rejectFaults({ ...(codeFault && { coupon_code: codeFault }), ...couponTermsFaults(terms) });
  await db.transaction(async (tx) => {
    const row = { coupon_id: randomUUID(), coupon_code: code, ...storedTerms(terms) };
    if (!(await insertCoupon(tx, { ...row, c_date: now, changed_by: actor, changed_at: now })))
      rejectFaults({ coupon_code: `已經有代碼 ${code} 的優惠券，請換一個。` }, 409);
    await record(tx, code, { ...terms, note: '' });
  });
  return code;
}

/** Locks a code's coupon. @throws Rejection 404, or 409 with the coupon as it is now if that was not the one read. */
async function lockAsRead(
  tx: Database,
  { code, version }: { code: string; version: string },
  now: Date,
): Promise<CouponRow> {
  const row = await findCoupon(tx, normaliseCouponCode(code), true);
  if (!row) throw unknownCoupon(code);
  if (isSameSecret(version, versionOf(row))) return row;
  throw new Rejection(
    409,
    'COUPON_CHANGED',
    `這張優惠券剛才有變更：${lastChangeText(row.changed_by, row.changed_at)}。您填寫的內容還在，請確認後再儲存。`,
    { body: await couponPage(tx, row.coupon_code, now) },
  );
}

/** @throws Rejection where the discount of a coupon that orders carry would change. */
async function rejectOtherDiscount(tx: Database, row: CouponRow, terms: CouponTerms) {
  const { kind, value } = tidy(termsOf(row));
  if (terms.kind === kind && terms.value === value) return;
  if ((await countUses(tx, row.coupon_id)) === 0) return;
  rejectFaults({ value: '已經有訂單使用這張優惠券，折扣不能再改。請停用後另建一張。' }, 409);
}

/** The names and new values of the terms that differ; the note's text is left out. */
const changedTerms = (before: CouponTerms, after: CouponTerms) =>
  Object.fromEntries(
    Object.entries(after)
      .filter(([name, value]) => before[name as keyof CouponTerms] !== value)
      .map(([name, value]) => [name, name === 'note' ? '' : (value ?? '')]),
  );

/** Changes the terms of a coupon for future orders. @throws Rejection */
export async function changeCoupon(
  db: Database,
  code: string,
  { version, ...typed }: CouponChange,
  { actor, now, record }: ChangeContext,
): Promise<void> {
  const terms = tidy(typed);
  rejectFaults(couponTermsFaults(terms));
  await db.transaction(async (tx) => {
    const row = await lockAsRead(tx, { code, version }, now);
    await rejectOtherDiscount(tx, row, terms);
    const change = { ...storedTerms(terms, row), changed_by: actor, changed_at: now };
    await updateCoupon(tx, row.coupon_id, change);
    await record(tx, row.coupon_code, changedTerms(termsOf(row), terms));
  });
}

/** Disables or enables a coupon; orders that carry it keep their discount. @throws Rejection */
export async function switchCoupon(
  db: Database,
  code: string,
  { version, enabled }: { version: string; enabled: boolean },
  { actor, now, record }: ChangeContext,
): Promise<void> {
  await db.transaction(async (tx) => {
    const row = await lockAsRead(tx, { code, version }, now);
    await updateCoupon(tx, row.coupon_id, { enabled, changed_by: actor, changed_at: now });
    await record(tx, row.coupon_code);
  });
}
