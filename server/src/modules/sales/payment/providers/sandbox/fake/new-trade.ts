import { randomBytes } from 'node:crypto';
import type { Fields } from '../protocol.ts';

const HTTP_URL = /^https?:\/\//;

/** The trade of a shop's signed form; null where a field is missing or invalid. */
export function newTrade(fields: Fields, now: Date) {
  const { trade_no, merchant, ord_code = '', item_names = '' } = fields;
  const amount = Number(fields.amount);
  const { paid_url: paid, failed_url: failed, order_url: order } = fields;
  if (!trade_no || !merchant || !paid || !failed || !order) return null;
  if (!Number.isSafeInteger(amount) || amount <= 0) return null;
  if (![paid, failed, order].every((url) => HTTP_URL.test(url))) return null;
  return {
    provider_trade_no: `S${randomBytes(16).toString('hex')}`,
    trade_no,
    merchant,
    amount,
    ord_code,
    item_names,
    // The pay way chosen in the shop; 0 where it is chosen here.
    pay_way: Number(fields.pay_way) || 0,
    pay_period: Number(fields.pay_period) || 0,
    return_urls: { paid, failed, order },
    c_date: now,
    u_date: now,
  };
}
