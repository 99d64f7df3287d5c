import type { Database } from '../../../../../platform/db/index.ts';
import { type Fields, RESULT, signed } from '../protocol.ts';
import { PAY_WAY } from './codes.ts';
import { markHeard, type Trade, unheardTrades } from './trades.ts';

/** How the provider reaches the shop's notice address; true when it answered `1|OK`. */
export type SendNotice = (fields: Fields) => Promise<boolean>;

const result = ({ state, pay_way }: Trade): [code: string, message: string] | null => {
  if (state === 'paid') return [RESULT.paid, '付款成功'];
  if (state === 'failed') return [RESULT.failed, '付款失敗'];
  if (state === 'open') return null;
  return [pay_way === PAY_WAY.atm ? RESULT.atmIssued : RESULT.storeIssued, '取號成功'];
};

/** What the provider says of a trade, to be signed; null while nothing has happened. */
export function tradeFields(trade: Trade): Fields | null {
  const said = result(trade);
  if (!said) return null;
  const [code, message] = said;
  return {
    merchant: trade.merchant,
    trade_no: trade.trade_no,
    provider_trade_no: trade.provider_trade_no,
    amount: String(trade.amount),
    pay_way: String(trade.pay_way),
    pay_period: String(trade.pay_period),
    code,
    message,
    ...trade.meta,
    ...(trade.expires_at ? { expires_at: trade.expires_at.toISOString() } : {}),
  };
}

/** Tells the shop; what it does not acknowledge stays marked and is told again by `resendNotices`. */
export async function notifyShop(
  db: Database,
  key: string,
  send: SendNotice,
  trade: Trade,
): Promise<void> {
  const fields = tradeFields(trade);
  if (fields && (await send(signed(fields, key)))) await markHeard(db, trade);
}

/** Tells the shop again what it has not acknowledged. */
export async function resendNotices(
  db: Database,
  key: string,
  send: SendNotice,
  before: Date,
): Promise<void> {
  for (const trade of await unheardTrades(db, before)) await notifyShop(db, key, send, trade);
}
