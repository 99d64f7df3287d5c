import type { PaymentEvent } from '../../port.ts';
import { type Fields, RESULT } from './protocol.ts';

const OUTCOMES: Readonly<Record<string, PaymentEvent['outcome']>> = {
  [RESULT.paid]: 'paid',
  [RESULT.failed]: 'failed',
  [RESULT.atmIssued]: 'code_issued',
  [RESULT.storeIssued]: 'code_issued',
};

const META = ['Barcode1', 'Barcode2', 'Barcode3', 'BankCode', 'vAccount'] as const;

const moment = (text: string | undefined): Date | null => {
  const date = new Date(text ?? '');
  return Number.isNaN(date.getTime()) ? null : date;
};

/** The event of a webhook's or query's signed fields; null where a field is missing or invalid. */
export function eventOf(fields: Fields): PaymentEvent | null {
  const outcome = OUTCOMES[fields.code ?? ''];
  const amount = Number(fields.amount);
  const { trade_no, provider_trade_no, merchant, code } = fields;
  if (
    !outcome ||
    !trade_no ||
    !provider_trade_no ||
    !merchant ||
    !code ||
    !Number.isSafeInteger(amount)
  )
    return null;
  return {
    trade_no,
    provider_trade_no,
    merchant,
    amount,
    outcome,
    code,
    pay_way: Number(fields.pay_way) || 0,
    pay_period: Number(fields.pay_period) || 0,
    meta: Object.fromEntries(META.flatMap((name) => (fields[name] ? [[name, fields[name]]] : []))),
    expires_at: moment(fields.expires_at),
    message: fields.message ?? '',
    simulated: false,
  };
}
