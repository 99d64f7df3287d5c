import { createHash } from 'node:crypto';
import {
  cleanPhone,
  type Invoice,
  invoiceKey,
  REC_WAY,
  type Recipient,
  recipientOf,
  SAVED_MAX,
} from '@pinpu/shared/domain';
import type { Database } from '../../../platform/db/index.ts';
import { Rejection } from '../../../platform/errors/rejection.ts';
import { notSignedIn } from '../../../platform/http/request-member.ts';
import {
  deleteSaved,
  findSaved,
  insertSaved,
  lockOwner,
  NO_CONTENT,
  type Owner,
  type SavedContent,
  type SavedKind,
  type SavedRow,
  updateDefault,
  updateSaved,
} from './repository.ts';

const hash = (key: string) => createHash('sha256').update(key).digest('hex');

export const recipientContent = (recipient: Recipient, label: string): SavedContent => ({
  ...NO_CONTENT,
  ...recipientOf(recipient),
  label,
  content_hash: hash(recipientKey(recipient)),
});

export const invoiceContent = (invoice: Invoice, label: string): SavedContent => ({
  ...NO_CONTENT,
  ...invoice,
  label,
  content_hash: hash(invoiceKey(invoice)),
});

const notFound = () => new Rejection(404, 'SAVED_NOT_FOUND', '這筆資料已經刪除了。');

const full = () =>
  new Rejection(409, 'SAVED_FULL', `最多可儲存 ${SAVED_MAX} 筆，請先刪除不再使用的資料。`);

/** Changes a member's rows under the member's lock, and returns the list afterwards. */
const change = (
  db: Database,
  owner: Owner,
  work: (tx: Database, rows: SavedRow[]) => Promise<unknown>,
): Promise<SavedRow[]> =>
  db.transaction(async (tx) => {
    if (!(await lockOwner(tx, owner))) throw notSignedIn();
    await work(tx, await findSaved(tx, owner));
    return findSaved(tx, owner);
  });

export interface DetailsInput {
  content: SavedContent;
  is_default?: boolean | undefined;
}

/** Saves details; where the same ones exist, their spelling is updated. @throws Rejection where there are too many. */
export const addSaved = (
  db: Database,
  owner: Owner,
  { content, is_default }: DetailsInput,
  now: Date,
) =>
  change(db, owner, async (tx, rows) => {
    const same = rows.find(({ content_hash }) => content_hash === content.content_hash);
    if (!same && rows.length >= SAVED_MAX) throw full();
    if (same) await updateSaved(tx, same.id, { ...content, used_at: now });
    const id = same?.id ?? (await insertSaved(tx, owner, content, now));
    if (is_default || rows.length === 0) await updateDefault(tx, owner, id);
  });

/** Changes saved details; where others become equal, the two are merged. @throws Rejection 404 for another member's. */
export const replaceSaved = (
  db: Database,
  owner: Owner,
  id: string,
  { content, is_default }: DetailsInput,
) =>
  change(db, owner, async (tx, rows) => {
    const old = rows.find((row) => row.id === id);
    if (!old) throw notFound();
    const twin = rows.find((row) => row.id !== id && row.content_hash === content.content_hash);
    if (twin) await deleteSaved(tx, twin.id);
    await updateSaved(tx, id, content);
    if (is_default || twin?.is_default) await updateDefault(tx, owner, id);
  });

/** Deletes saved details; the most recently used others become the default. @throws Rejection 404 for others'. */
export const removeSaved = (db: Database, owner: Owner, id: string) =>
  change(db, owner, async (tx, rows) => {
    const old = rows.find((row) => row.id === id);
    if (!old) throw notFound();
    await deleteSaved(tx, id);
    const [next] = rows.filter((row) => row.id !== id);
    if (old.is_default && next) await updateDefault(tx, owner, next.id);
  });

interface Ordered {
  profile: Recipient;
  invoice: Invoice;
  rec_way: number;
  remember: readonly SavedKind[];
}

/** Saves details of an order, if wanted and there is room; existing equal ones are marked as used. */
const saveOrdered = (
  db: Database,
  owner: Owner,
  { content, isRequested }: { content: SavedContent; isRequested: boolean },
  now: Date,
) =>
  change(db, owner, async (tx, rows) => {
    const same = rows.find(({ content_hash }) => content_hash === content.content_hash);
    if (same) {
      const { label: _, ...typed } = content;
      return updateSaved(tx, same.id, { ...(isRequested && typed), used_at: now });
    }
    if (!isRequested || rows.length >= SAVED_MAX) return;
    const id = await insertSaved(tx, owner, content, now);
    if (rows.length === 0) await updateDefault(tx, owner, id);
  });

/** As far as the member wants. For pickup at a store, there is no address to save. */
export async function rememberOrdered(
  db: Database,
  cus_id: string,
  { profile, invoice, rec_way, remember }: Ordered,
  now: Date,
) {
  const save = (kind: SavedKind, content: SavedContent) =>
    saveOrdered(db, { cus_id, kind }, { content, isRequested: remember.includes(kind) }, now);
  if (rec_way !== REC_WAY.store) await save('recipient', recipientContent(profile, ''));
  if (invoiceKey(invoice) !== '') await save('invoice', invoiceContent(invoice, ''));
}

const tidy = (text: string) => text.normalize('NFKC').replaceAll(/[\s-]/g, '').toLowerCase();

/** A key that is equal for the same person at the same address, however they are typed: 台 or 臺, spaces, full width. */
export function recipientKey({ cnt_name, phone1, addr1 }: Recipient): string {
  const phone = cleanPhone(phone1);
  return [cnt_name, phone, addr1.replaceAll('台', '臺')].map(tidy).join('\n');
}
