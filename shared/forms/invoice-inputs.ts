import type { InvoiceCheckKind } from '@pinpu/shared/contracts';
import { type InvoiceField, type InvoiceKind, typedFault, vatIdFault } from '@pinpu/shared/domain';

/** An input of an invoice; `faulty` is the message for an invalid number. */
export interface InvoiceInput {
  name: InvoiceField;
  label: string;
  hint?: string;
  faulty: (value: string) => string;
  /** What the shop's provider can look up while it is typed, and the message for a number that does not exist. */
  check?: InvoiceCheckKind;
  missing?: string;
  inputMode: 'text' | 'numeric';
  autoComplete?: string;
}

/** The inputs of each kind (docs/taiwan). */
export const INVOICE_INPUTS: Readonly<Record<InvoiceKind, readonly InvoiceInput[]>> = {
  email: [],
  mobile: [
    {
      name: 'invoice_carrier_num',
      label: '手機條碼',
      hint: '斜線 / 開頭，共 8 碼，例如 /ABC+123',
      faulty: () => '手機條碼為 / 加上 7 碼大寫英文、數字或 . + - 符號，請再確認一次',
      check: 'mobile',
      missing: '查不到這個手機條碼，請再確認一次',
      inputMode: 'text',
    },
  ],
  certificate: [
    {
      name: 'invoice_carrier_num',
      label: '自然人憑證條碼',
      hint: '2 碼大寫英文加 14 碼數字',
      faulty: () => '自然人憑證條碼為 2 碼英文加 14 碼數字，請再確認一次',
      inputMode: 'text',
    },
  ],
  donation: [
    {
      name: 'invoice_love_code',
      label: '愛心碼',
      hint: '受贈單位的 3 到 7 碼數字',
      faulty: () => '愛心碼為 3 到 7 碼數字，請再確認一次',
      check: 'donation',
      missing: '查不到這個愛心碼，請再確認一次',
      inputMode: 'numeric',
    },
  ],
  company: [
    {
      name: 'invoice_vatid',
      label: '統一編號',
      hint: '8 碼數字',
      faulty: vatIdFault,
      check: 'company',
      inputMode: 'numeric',
    },
    {
      name: 'invoice_title',
      label: '公司抬頭',
      faulty: (value) => typedFault('title', value, '公司抬頭') || '請填寫公司抬頭',
      inputMode: 'text',
      autoComplete: 'organization',
    },
  ],
};
