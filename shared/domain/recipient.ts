import { normaliseMobile } from './contact.ts';
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

/** The recipient of anything that has one. */
export const recipientOf = ({
  cnt_name,
  phone1,
  email,
  addr1_postcode,
  addr1,
}: Recipient): Recipient => ({ cnt_name, phone1, email, addr1_postcode, addr1 });

const tidy = (text: string) => text.normalize('NFKC').replaceAll(/[\s-]/g, '').toLowerCase();

/** Equal for one person at one address, however name, number and address are typed: 台 and 臺, spaces, full width. */
export function recipientKey({ cnt_name, phone1, addr1 }: Recipient): string {
  const phone = normaliseMobile(phone1) ?? phone1;
  return [cnt_name, phone, addr1.replaceAll('台', '臺')].map(tidy).join('\n');
}
