import type { Recipient, TypedKind } from '@pinpu/shared/domain';

/** One input of a person's contacts; every one is required (spec §5). */
export interface ContactInput<Name extends string> {
  name: Name;
  label: string;
  kind: TypedKind;
  autoComplete: string;
  hint?: string;
  /** For a postcode: the name of the address input that it fills. */
  address?: Name;
}

const POSTCODE = { kind: 'postcode', hint: '3、5 或 6 碼數字' } as const;

export const RECIPIENT_INPUTS: readonly ContactInput<keyof Recipient>[] = [
  { name: 'cnt_name', label: '姓名', autoComplete: 'shipping name', kind: 'name' },
  {
    name: 'phone1',
    label: '電話',
    autoComplete: 'shipping tel',
    kind: 'phone',
    hint: '市話請加區碼，例如 02-2345-6789 分機 12',
  },
  { name: 'email', label: '電子郵件', autoComplete: 'shipping email', kind: 'email' },
  {
    name: 'addr1_postcode',
    label: '郵遞區號',
    autoComplete: 'shipping postal-code',
    address: 'addr1',
    ...POSTCODE,
  },
  { name: 'addr1', label: '地址', autoComplete: 'shipping address-line1', kind: 'address' },
];
