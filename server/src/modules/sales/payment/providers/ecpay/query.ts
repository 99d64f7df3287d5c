import type { PaymentEvent } from '../../port.ts';
import { ProviderUnreachable } from '../../provider-unreachable.ts';
import {
  type Fields,
  hasRightCheckMacValue,
  type MerchantKeys,
  withCheckMacValue,
} from './check-mac-value.ts';
import { eventOf, isWellSpelt } from './event.ts';

/** The timeout, in ms. ECPay's own limit for answers is 10 seconds, but a shopper may be waiting for this one. */
const LIMIT_MS = 8_000;

interface QuerySettings extends MerchantKeys {
  merchantId: string;
  baseUrl: string;
  clock: () => Date;
  limitMs?: number | undefined;
}

const parted = (text: string): Record<string, string> =>
  Object.fromEntries(
    text.split('&').map((pair) => {
      const at = pair.indexOf('=');
      return at < 0 ? [pair, ''] : [pair.slice(0, at), pair.slice(at + 1)];
    }),
  );

/**
 * The fields of an answer with a valid check value. ECPay sends them unescaped, such as `ItemName=A+B 50%`, although
 * its documents call them urlencoded; an escaped answer is parsed, too.
 */
export function answerFields(text: string, keys: MerchantKeys): Fields | null {
  const readings = [parted(text.trim()), Object.fromEntries(new URLSearchParams(text))];
  return readings.find((fields) => hasRightCheckMacValue(fields, keys)) ?? null;
}

async function post(url: string, fields: Fields, limitMs: number): Promise<string> {
  try {
    const answer = await fetch(url, {
      method: 'POST',
      body: new URLSearchParams(fields),
      redirect: 'error',
      signal: AbortSignal.timeout(limitMs),
    });
    if (!answer.ok) throw new Error(`it answered ${answer.status}`);
    return await answer.text();
  } catch (error) {
    throw new ProviderUnreachable('ECPay did not answer', { cause: error });
  }
}

/**
 * ECPay's verified answer about a trade. @throws ProviderUnreachable where it does not answer in time, or the check
 * value is invalid, as for a TimeStamp that is more than three minutes off.
 */
async function callQueryApi(path: string, trade_no: string, settings: QuerySettings) {
  const { merchantId, baseUrl, clock, limitMs = LIMIT_MS } = settings;
  const query = {
    MerchantID: merchantId,
    MerchantTradeNo: trade_no,
    TimeStamp: String(Math.floor(clock().getTime() / 1000)),
  };
  const text = await post(`${baseUrl}${path}`, withCheckMacValue(query, settings), limitMs);
  const fields = answerFields(text, settings);
  if (!fields) throw new ProviderUnreachable('ECPay answered without a valid CheckMacValue');
  return fields;
}

/** TradeStatus: `1` paid, `10200095` ended unpaid, `0` open or with an issued code, `10200047` no such trade. */
const PAID = '1';
const NEVER_PAID = '10200095';
const OPEN = '0';

const ISSUES_A_NUMBER = /^(?:ATM|CVS|BARCODE)_/i;

/** The fields of an event, if one has happened: paid, ended unpaid, or a code issued. */
async function eventFields(trade_no: string, settings: QuerySettings): Promise<Fields | null> {
  const trade = await callQueryApi('/Cashier/QueryTradeInfo/V5', trade_no, settings);
  const { TradeStatus, PaymentType = '' } = trade;
  if (TradeStatus === PAID || TradeStatus === NEVER_PAID) return { ...trade, RtnCode: TradeStatus };
  if (TradeStatus !== OPEN || !ISSUES_A_NUMBER.test(PaymentType)) return null;
  const issued = await callQueryApi('/Cashier/QueryPaymentInfo', trade_no, settings);
  return issued.RtnCode === '2' || issued.RtnCode === '10100073' ? issued : null;
}

/** The state of a trade; null while nothing has happened. @throws ProviderUnreachable */
export async function queryTrade(
  trade_no: string,
  settings: QuerySettings,
): Promise<PaymentEvent | null> {
  const fields = await eventFields(trade_no, settings);
  if (!fields || !isWellSpelt(fields)) return null;
  const event = eventOf(fields);
  return event?.trade_no === trade_no ? event : null;
}
