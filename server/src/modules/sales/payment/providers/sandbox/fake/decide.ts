import { randomInt } from 'node:crypto';
import { taipeiDate } from '@pinpu/shared/domain';
import type { Database } from '../../../../../../platform/db/index.ts';
import { type Trade, updateTradeState } from './repository.ts';

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
function issueAtm(now: Date): IssuedCode {
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

export const CHOICES = ['card', 'fail', 'atm', 'barcode', 'settle'] as const;
export type Choice = (typeof CHOICES)[number];

const OPEN = ['open'] as const;

/** Applies a choice once; undefined where the trade's state no longer allows it. */
export function decide(
  db: Database,
  { provider_trade_no, amount, pay_way: chosen }: Trade,
  choice: Choice,
  now: Date,
): Promise<Trade | undefined> {
  const move = (
    from: Parameters<typeof updateTradeState>[2],
    change: Parameters<typeof updateTradeState>[3],
  ) => updateTradeState(db, provider_trade_no, from, change, now);
  const pay_way = chosen === PAY_WAY.instalments ? chosen : PAY_WAY.card;
  if (choice === 'card') return move(OPEN, { state: 'paid', pay_way });
  if (choice === 'fail') return move(OPEN, { state: 'failed', pay_way });
  if (choice === 'settle') return move(['code_issued'], { state: 'paid' });
  const code = choice === 'atm' ? issueAtm(now) : issueBarcode(amount, now);
  return move(OPEN, { state: 'code_issued', ...code });
}

/** The URL that the browser is sent to after a choice: a page of the shop, which also shows an issued code. */
export function nextUrl({ state, return_urls }: Trade): string {
  if (state === 'paid') return return_urls.paid;
  return state === 'failed' ? return_urls.failed : return_urls.order;
}
