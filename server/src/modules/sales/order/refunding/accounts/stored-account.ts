import { type BankAccount, bankAccountFaults, normaliseBankAccount } from '@pinpu/shared/domain';
import type { Database } from '../../../../../platform/db/index.ts';
import { decryptText, encryptText, type ServerKey } from '../../../../../platform/secrets/index.ts';
import { lockOrder, recordEntry } from '../../repository.ts';
import { findBySecret, type RefundAccount, updateAccount } from './repository.ts';

const purposeOf = (refund_id: string) => `refund account of ${refund_id}`;

/** The account that a buyer has entered; undefined where there is none, or the key that encrypted it was replaced. */
export function accountOf(
  key: ServerKey,
  { refund_id, account }: Pick<RefundAccount, 'refund_id' | 'account'>,
): BankAccount | undefined {
  const text = account === '' ? null : decryptText(key, purposeOf(refund_id), account);
  return text === null ? undefined : (JSON.parse(text) as BankAccount);
}

type Linked = NonNullable<Awaited<ReturnType<typeof findBySecret>>>;

/** Whether a link's account can still be entered or corrected, and why not. */
export type FormState = 'open' | 'expired' | 'exported' | 'done' | 'ended';

export function formState({ form, refund }: Linked, now: Date): FormState {
  if (refund.status === 'done') return 'done';
  if (refund.way !== 'account' || refund.call !== '') return 'ended';
  if (form.exported_at !== null) return 'exported';
  return form.expires_at > now ? 'open' : 'expired';
}

interface Saving {
  serverKey: ServerKey;
  now: Date;
}

/** Stores the account of a link, encrypted; it can be corrected until it is in a bank file. Returns its faults. */
export const saveAccount = (
  db: Database,
  hash: string,
  typed: BankAccount,
  { serverKey, now }: Saving,
): Promise<Partial<BankAccount>> =>
  db.transaction(async (tx) => {
    const linked = await findBySecret(tx, hash);
    if (!linked) return {};
    const order = await lockOrder(tx, linked.order.ord_id);
    const current = await findBySecret(tx, hash);
    if (!current || formState(current, now) !== 'open') return {};
    const account = normaliseBankAccount(typed);
    const faults = bankAccountFaults(account);
    if (Object.keys(faults).length > 0) return faults;
    const { refund_id, entered_at } = current.form;
    const encrypted = encryptText(serverKey, purposeOf(refund_id), JSON.stringify(account));
    await updateAccount(tx, refund_id, { account: encrypted, entered_at: now }, now);
    if (entered_at === null) {
      const actor = order.cus_id === null ? 'guest' : 'member';
      const detail = { amount: current.refund.amount };
      await recordEntry(tx, order, { actor, cause: 'refund account entered', detail }, now);
    }
    return {};
  });
