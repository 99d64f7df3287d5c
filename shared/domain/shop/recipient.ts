import type { CheckoutProfileField } from './profile.ts';

/** The fields of an order's recipient (spec §3). */
export const RECIPIENT_FIELDS = [
  'cnt_name',
  'phone1',
  'email',
  'addr1_postcode',
  'addr1',
] as const satisfies readonly CheckoutProfileField[];
export type Recipient = Record<(typeof RECIPIENT_FIELDS)[number], string>;

export const recipientOf = ({
  cnt_name,
  phone1,
  email,
  addr1_postcode,
  addr1,
}: Recipient): Recipient => ({ cnt_name, phone1, email, addr1_postcode, addr1 });
