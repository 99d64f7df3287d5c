import type { PromoAccount } from '@pinpu/shared/contracts';
import { type BankAccount, bankAccountFaults, normaliseBankAccount } from '@pinpu/shared/domain';
import type { Database } from '../../../../platform/db/index.ts';
import { Rejection } from '../../../../platform/errors/rejection.ts';
import { notSignedIn } from '../../../../platform/http/request-member.ts';
import { decryptText, encryptText, type ServerKey } from '../../../../platform/secrets/index.ts';
import { lockPromoter } from '../earnings/repository.ts';
import { postAccountMail } from './mail.ts';
import { type AccountRow, deleteAccount, findAccount, upsertAccount } from './repository.ts';

interface Owner {
  cus_id: string;
  acc_email: string;
}

interface Context {
  serverKey: ServerKey;
  publicUrl: string;
  now: Date;
}

const purposeOf = (cus_id: string) => `payout account of ${cus_id}`;

/** Decrypts an account; undefined where the key that encrypted it was replaced. */
export function bankAccountOf(key: ServerKey, row: AccountRow): BankAccount | undefined {
  const text = decryptText(key, purposeOf(row.cus_id), row.encrypted);
  return text === null ? undefined : (JSON.parse(text) as BankAccount);
}

/** A promoter's account as its owner sees it; null for none. */
export async function promoAccount(
  db: Database,
  cus_id: string,
  serverKey: ServerKey,
): Promise<PromoAccount | null> {
  const row = await findAccount(db, cus_id);
  const account = row && bankAccountOf(serverKey, row);
  if (!row || !account) return null;
  const { bank_code, last_four, u_date } = row;
  const { branch, holder } = account;
  return { bank_code, branch, last_four, holder, u_date: u_date.toISOString() };
}

const isSame = (one: BankAccount | undefined, other: BankAccount) =>
  one !== undefined && JSON.stringify(one) === JSON.stringify(other);

/** Stores a promoter's account, and mails the promoter if it has changed. @throws Rejection for an invalid account. */
export async function setPromoAccount(
  db: Database,
  { cus_id, acc_email }: Owner,
  typed: BankAccount,
  { serverKey, publicUrl, now }: Context,
): Promise<void> {
  const account = normaliseBankAccount(typed);
  const [fault] = Object.values(bankAccountFaults(account));
  if (fault !== undefined) throw new Rejection(400, 'BANK_ACCOUNT_INVALID', fault);
  await db.transaction(async (tx) => {
    if (!(await lockPromoter(tx, cus_id))) throw notSignedIn();
    const before = await findAccount(tx, cus_id);
    if (isSame(before && bankAccountOf(serverKey, before), account)) return;
    const encrypted = encryptText(serverKey, purposeOf(cus_id), JSON.stringify(account));
    const { bank_code, account_no } = account;
    const row = { cus_id, bank_code, last_four: account_no.slice(-4), encrypted, u_date: now };
    await upsertAccount(tx, row);
    await postAccountMail(tx, acc_email, before ? '變更' : '設定', row, { publicUrl, now });
  });
}

/** Deletes a promoter's account, and mails the promoter if there was one. */
export async function deletePromoAccount(
  db: Database,
  { cus_id, acc_email }: Owner,
  context: Omit<Context, 'serverKey'>,
): Promise<void> {
  await db.transaction(async (tx) => {
    const row = await deleteAccount(tx, cus_id);
    if (row) await postAccountMail(tx, acc_email, '刪除', row, context);
  });
}
