import { fetchInvoices } from '@pinpu/shared/api';
import type { SavedInvoice } from '@pinpu/shared/contracts';
import {
  INVOICE_KINDS,
  type Invoice,
  invoiceOf,
  invoiceOfKind,
  invoiceText,
} from '@pinpu/shared/domain';
import { InvoiceFields } from '@pinpu/shared/forms';
import { changeInvoices } from '../../../api/saved-details.ts';
import { SavedList } from './SavedList.tsx';
import type { SavedKind } from './saved-kind.ts';
import { useSavedList } from './use-saved-list.ts';

/** Without invoices by e-mail, which have no number to save. */
const KINDS = INVOICE_KINDS.map(({ kind }) => kind).filter((kind) => kind !== 'email');

const KIND: SavedKind<Invoice> = {
  title: '發票資料',
  noun: '筆發票資料',
  empty: '還沒有儲存載具或統一編號。結帳時勾選「記住這個發票資料」，或在這裡新增。',
  blank: invoiceOfKind('mobile'),
  contentOf: invoiceOf,
  nameOf: invoiceText,
  fields: (invoice, change) => <InvoiceFields invoice={invoice} onChange={change} kinds={KINDS} />,
};

export function SavedInvoices({ token }: { token: string }) {
  const list = useSavedList<SavedInvoice, Invoice>(token, {
    name: 'invoices',
    read: fetchInvoices,
    write: changeInvoices,
  });
  return <SavedList kind={KIND} list={list} />;
}
