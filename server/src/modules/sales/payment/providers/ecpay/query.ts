import type { PaymentEvent } from '../../port.ts';
import type { Fields } from './check-mac-value.ts';
import { eventOf, isWellSpelt } from './event.ts';
import { callQueryApi, type QuerySettings } from './query-api.ts';

/**
 * Values of TradeStatus: `1` paid, `10200095` ended unpaid, `0` open or with an issued code, `10200047` no such trade.
 */
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
