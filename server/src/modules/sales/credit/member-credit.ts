import type {
  CreditGrant,
  CreditWithdrawal,
  MemberCredit,
} from '@pinpu/shared/contracts/backoffice';
import {
  creditGrantFaults,
  daysLater,
  formatTwd,
  normaliseEmail,
  startOfTaipeiDay,
} from '@pinpu/shared/domain';
import type { Database } from '../../../platform/db/index.ts';
import { Rejection } from '../../../platform/errors/rejection.ts';
import type { ChangeContext } from '../../base/audit/change-context.ts';
import { creditBalance, grantCredit, withdrawCredit } from './ledger.ts';
import { findOwner } from './repository.ts';
import { creditStatement } from './statement.ts';

/** @throws Rejection 404 */
async function memberOf(db: Database, email: string) {
  const member = await findOwner(db, normaliseEmail(email));
  if (member) return member;
  throw new Rejection(404, 'MEMBER_NOT_FOUND', '找不到這個電子郵件的會員，請確認是否正確。', {
    field: 'email',
  });
}

/** A member's credit with its entries. @throws Rejection 404 */
export async function memberCredit(
  db: Database,
  { email, before }: { email: string; before?: string | undefined },
  now: Date,
): Promise<MemberCredit> {
  const { cus_id, acc_email, cus_name } = await memberOf(db, email);
  return { ...(await creditStatement(db, cus_id, { before }, now)), acc_email, cus_name };
}

/** @throws Rejection that says what is wrong with each field. */
function rejectFaults(faults: Readonly<Record<string, string>>, status = 400): void {
  const list = Object.entries(faults).map(([field, message]) => ({ field, message }));
  const [first] = list;
  if (first) throw new Rejection(status, 'BAD_CREDIT', first.message, { faults: list });
}

async function grant(tx: Database, sent: CreditGrant, { actor, now, record }: ChangeContext) {
  const faults = creditGrantFaults(sent, now);
  rejectFaults(faults);
  const { cus_id } = await memberOf(tx, sent.email);
  const { amount, note, until, key } = sent;
  const expires_at = until === '' ? null : startOfTaipeiDay(daysLater(until, 1));
  const lot = { cus_id, reason: 'hand', source: `hand ${key}`, amount, note, expires_at } as const;
  // A second press has the same key, and is granted once.
  if (await grantCredit(tx, { ...lot, actor }, now)) await record(tx, cus_id, { amount, until });
}

async function withdraw(
  tx: Database,
  { email, amount }: CreditWithdrawal,
  { actor, now, record }: ChangeContext,
) {
  const { cus_id } = await memberOf(tx, email);
  const { bonus } = await creditBalance(tx, cus_id, now);
  if (amount < 1 || amount > bonus) {
    const why = `請填 1 到 ${formatTwd(bonus)} 之間的金額；由退款轉成的購物金不能收回。`;
    rejectFaults({ amount: why }, 409);
  }
  await withdrawCredit(tx, { cus_id, amount, actor }, now);
  await record(tx, cus_id, { amount: -amount });
}

/** Grants or withdraws credit by hand; returns the member's credit afterwards. @throws Rejection */
export async function changeMemberCredit(
  db: Database,
  change: { grant: CreditGrant } | { withdraw: CreditWithdrawal },
  context: ChangeContext,
): Promise<MemberCredit> {
  await db.transaction((tx) =>
    'grant' in change ? grant(tx, change.grant, context) : withdraw(tx, change.withdraw, context),
  );
  const { email } = 'grant' in change ? change.grant : change.withdraw;
  return memberCredit(db, { email }, context.now);
}
