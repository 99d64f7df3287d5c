import type { Database } from '../../../../../../platform/db/index.ts';
import { type Fields, RESULT, signed } from '../protocol.ts';
import { PAY_WAY } from './decide.ts';
import { findUnacknowledgedTrades, markAcknowledged, type Trade } from './repository.ts';

/** Posts a webhook to the shop; true when it was acknowledged. */
export type SendWebhook = (fields: Fields) => Promise<boolean>;

const result = ({ state, pay_way }: Trade): [code: string, message: string] | null => {
  if (state === 'paid') return [RESULT.paid, '付款成功'];
  if (state === 'failed') return [RESULT.failed, '付款失敗'];
  if (state === 'open') return null;
  return [pay_way === PAY_WAY.atm ? RESULT.atmIssued : RESULT.storeIssued, '取號成功'];
};

/** The fields of a trade's webhook, unsigned; null while the trade is open. */
export function tradeFields(trade: Trade): Fields | null {
  const found = result(trade);
  if (!found) return null;
  const [code, message] = found;
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

/** Sends the webhook; an unacknowledged one stays marked and is sent again by `resendWebhooks`. */
export async function notifyShop(db: Database, key: string, send: SendWebhook, trade: Trade) {
  const fields = tradeFields(trade);
  if (fields && (await send(signed(fields, key)))) await markAcknowledged(db, trade);
}

export async function resendWebhooks(db: Database, key: string, send: SendWebhook, before: Date) {
  for (const trade of await findUnacknowledgedTrades(db, before))
    await notifyShop(db, key, send, trade);
}
