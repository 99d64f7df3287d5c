import { randomInt } from 'node:crypto';
import { taipeiDate } from '@pinpu/shared/domain';

const DAY = 24 * 60 * 60 * 1000;

/** Pay ways of spec §4 that the sandbox offers. */
export const PAY_WAY = { atm: 2, card: 3, instalments: 4, barcode: 9 } as const;

/** Days an issued code is valid (docs/taiwan). */
const TERM_DAYS = { atm: 3, barcode: 7 } as const;

const digits = (count: number): string =>
  Array.from({ length: count }, () => randomInt(10)).join('');

interface IssuedCode {
  pay_way: number;
  meta: Record<string, string>;
  expires_at: Date;
}

/** An ATM account of a bank that does not exist. */
export function issueAtm(now: Date): IssuedCode {
  return {
    pay_way: PAY_WAY.atm,
    meta: { BankCode: '999', vAccount: `9${digits(15)}` },
    expires_at: new Date(now.getTime() + TERM_DAYS.atm * DAY),
  };
}

/** Three barcodes for the counter of a store: term, number, amount; each drawn as CODE39 (spec §2). */
export function issueBarcode(amount: number, now: Date): IssuedCode {
  const expires_at = new Date(now.getTime() + TERM_DAYS.barcode * DAY);
  const term = taipeiDate(expires_at).slice(2).replaceAll('-', '');
  return {
    pay_way: PAY_WAY.barcode,
    meta: {
      Barcode1: `${term}PP9`,
      Barcode2: `PP${digits(14)}`,
      Barcode3: `${term.slice(2)}00${String(amount).padStart(9, '0')}`,
    },
    expires_at,
  };
}
