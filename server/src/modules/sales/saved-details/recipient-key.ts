import { normaliseMobile, type Recipient } from '@pinpu/shared/domain';

const tidy = (text: string) => text.normalize('NFKC').replaceAll(/[\s-]/g, '').toLowerCase();

/** A key that is equal for the same person at the same address, however they are typed: 台 or 臺, spaces, full width. */
export function recipientKey({ cnt_name, phone1, addr1 }: Recipient): string {
  const phone = normaliseMobile(phone1) ?? phone1;
  return [cnt_name, phone, addr1.replaceAll('台', '臺')].map(tidy).join('\n');
}
