import type { AdminAccount as ListedAccount } from '@pinpu/shared/contracts';
import { isAdminAccount, normaliseAdminAccount } from '@pinpu/shared/domain';
import type { Database } from '../../../platform/db/index.ts';
import { Rejection } from '../../../platform/errors/rejection.ts';
import {
  type AdminAccount,
  findAccount,
  findAccountsWithSignIn,
  insertAccount,
  lockOwners,
  updateAccount,
  updateTokensFrom,
} from './account-repository.ts';
import { tokensFrom } from './jwt.ts';
import { newOneTimePassword } from './password.ts';

export const hasAccount = async (db: Database, account: string): Promise<boolean> =>
  (await findAccount(db, normaliseAdminAccount(account))) !== null;

export interface IssuedPassword {
  account: string;
  password: string;
  /** ISO 8601. */
  until: string;
}

interface Change {
  now: Date;
  record: (tx: Database, account: string) => Promise<void>;
}

const unknownAccount = (account: string) =>
  new Rejection(404, 'ACCOUNT_NOT_FOUND', `找不到管理員帳號「${account}」。`);

function stateOf({ disabled_at, one_time_until }: AdminAccount): ListedAccount['state'] {
  if (disabled_at) return 'disabled';
  return one_time_until ? 'one-time' : 'active';
}

export async function listAccounts(db: Database): Promise<ListedAccount[]> {
  const rows = await findAccountsWithSignIn(db);
  return rows.map(({ account: row, signed_in_at }) => ({
    account: row.account,
    display_name: row.display_name,
    role: row.role,
    state: stateOf(row),
    signed_in_at: signed_in_at ? new Date(signed_in_at).toISOString() : '',
    c_date: row.c_date.toISOString(),
  }));
}

/** Adds an account with a one-time password. @throws Rejection for a name that can't be used or is taken. */
export async function addAccount(
  db: Database,
  input: { account: string; display_name: string; role: 'owner' | 'staff' },
  { now, record }: Change,
): Promise<IssuedPassword> {
  const account = normaliseAdminAccount(input.account);
  if (!isAdminAccount(account))
    throw new Rejection(
      400,
      'BAD_ACCOUNT_NAME',
      '帳號請使用 2 到 32 個英文字母、數字、點、連字號或底線，並以字母或數字開頭。',
    );
  const { password, until, stored } = await newOneTimePassword(now);
  const { display_name, role } = input;
  const dates = { tokens_from: tokensFrom(now), c_date: now, u_date: now };
  await db.transaction(async (tx) => {
    if (!(await insertAccount(tx, { account, display_name, role, ...stored, ...dates })))
      throw new Rejection(409, 'ACCOUNT_TAKEN', `帳號「${account}」已經有人使用，請換一個名稱。`);
    await record(tx, account);
  });
  return { account, password, until: until.toISOString() };
}

/** Gives an account a new one-time password and ends its sign-ins. @throws Rejection 404 */
export async function resetPassword(
  db: Database,
  name: string,
  { now, record }: Change,
): Promise<IssuedPassword> {
  const account = normaliseAdminAccount(name);
  const { password, until, stored } = await newOneTimePassword(now);
  await db.transaction(async (tx) => {
    const change = { ...stored, u_date: now };
    if (!(await updateAccount(tx, account, change))) throw unknownAccount(account);
    await updateTokensFrom(tx, account, tokensFrom(now));
    await record(tx, account);
  });
  return { account, password, until: until.toISOString() };
}

/** Disables an account and ends its sign-ins at once. @throws Rejection 404, and 409 for the last owner. */
export async function disableAccount(
  db: Database,
  name: string,
  { now, record }: Change,
): Promise<void> {
  const account = normaliseAdminAccount(name);
  await db.transaction(async (tx) => {
    const owners = await lockOwners(tx);
    if (owners.length === 1 && owners[0] === account)
      throw new Rejection(
        409,
        'LAST_OWNER',
        `「${account}」是最後一個擁有者，停用後無人能管理帳號。請先新增另一個擁有者。`,
      );
    const change = { disabled_at: now, u_date: now };
    if (!(await updateAccount(tx, account, change))) throw unknownAccount(account);
    await updateTokensFrom(tx, account, tokensFrom(now));
    await record(tx, account);
  });
}

/** Lets a disabled account sign in again, with the password it had. @throws Rejection 404 */
export async function enableAccount(
  db: Database,
  name: string,
  { now, record }: Change,
): Promise<void> {
  const account = normaliseAdminAccount(name);
  await db.transaction(async (tx) => {
    if (!(await updateAccount(tx, account, { disabled_at: null, u_date: now })))
      throw unknownAccount(account);
    await record(tx, account);
  });
}

export async function endSignIns(db: Database, account: string, now: Date): Promise<void> {
  await updateTokensFrom(db, account, tokensFrom(now));
}
