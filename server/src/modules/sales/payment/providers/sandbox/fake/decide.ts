import type { Database } from '../../../../../../platform/db/index.ts';
import { issueAtm, issueBarcode, PAY_WAY } from './codes.ts';
import { type Trade, updateTradeState } from './repository.ts';

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
