import type { PaymentItem, PaymentRequest } from '../../port.ts';
import type { Fields } from './check-mac-value.ts';
import { choosePayment, ignorePayment } from './pay-ways.ts';
import { taipeiTime } from './taipei-time.ts';

/** The longest name: ECPay cuts at 400, even inside a character, which breaks its check value (docs/taiwan). */
const LIMIT = 200;

/**
 * Characters that are replaced: `&` and `=` would break the answer of a query, which repeats the name unescaped; `#`
 * separates items; angle brackets are rejected.
 */
const FULL_WIDTH: Readonly<Record<string, string>> = {
  '&': '＆',
  '=': '＝',
  '#': '＃',
  '<': '＜',
  '>': '＞',
};

const plain = (name: string): string =>
  name.replace(/[&=#<>]/g, (sign) => FULL_WIDTH[sign] ?? '').replace(/\p{Cc}+/gu, ' ');

const graphemes = new Intl.Segmenter('zh-Hant', { granularity: 'grapheme' });

function cut(text: string): string {
  let name = '';
  for (const { segment } of graphemes.segment(text)) {
    if (name.length + segment.length > LIMIT) break;
    name += segment;
  }
  return name;
}

/** ItemName: all items, separated by `#`, truncated between characters. */
export const itemName = (items: readonly PaymentItem[]): string =>
  cut(items.map(({ name, quantity }) => plain(`${name} × ${quantity}`)).join('#'));

/** A text in which characters that ECPay rejects or repeats unescaped are replaced. */
const safeText = (text: string): string => cut(plain(text));

/** How long payment codes are valid: accounts and barcodes in days, store codes in minutes (docs/taiwan). */
const TERM = { atmDays: '3', barcodeDays: '7', storeMinutes: '10080' } as const;

interface FormSettings {
  merchantId: string;
  /** The shop's webhook, for payments and for issued codes. */
  webhookUrl: string;
  now: Date;
}

/** OrderResultURL is used for immediate payments, ClientRedirectURL for issued codes. */
function fieldsOfWay(request: PaymentRequest, webhookUrl: string): Fields {
  const { pay_way, pay_period, ways, result_url } = request;
  const atOnce = { OrderResultURL: result_url };
  const later = { PaymentInfoURL: webhookUrl, ClientRedirectURL: result_url };
  const offered = ways.find((way) => way.pay_way === pay_way)?.periods ?? [];
  const periods = pay_period > 0 ? [pay_period] : offered;
  switch (choosePayment(pay_way)) {
    case 'ATM':
      return { ...later, ExpireDate: TERM.atmDays };
    case 'CVS':
      return { ...later, StoreExpireDate: TERM.storeMinutes };
    case 'BARCODE':
      return { ...later, StoreExpireDate: TERM.barcodeDays };
    case 'Credit':
      return periods.length > 0 ? { ...atOnce, CreditInstallment: periods.join(',') } : atOnce;
    case 'WebATM':
      return atOnce;
    default:
      // StoreExpireDate is not set, since its unit (minutes or days) depends on the code that the shopper chooses at
      // ECPay. ECPay's default is 7 days.
      return {
        ...atOnce,
        ...later,
        ExpireDate: TERM.atmDays,
        IgnorePayment: ignorePayment(ways.map((way) => way.pay_way)),
      };
  }
}

/** The fields of AioCheckOut/V5 without their check value; empty ones are omitted. */
export function formFields(
  request: PaymentRequest,
  { merchantId, webhookUrl, now }: FormSettings,
): Fields {
  return {
    MerchantID: merchantId,
    MerchantTradeNo: request.trade_no,
    MerchantTradeDate: taipeiTime(now),
    PaymentType: 'aio',
    TotalAmount: String(request.amount),
    TradeDesc: safeText(`${request.shop}訂單 ${request.ord_code}`),
    ItemName: itemName(request.items),
    ReturnURL: webhookUrl,
    ChoosePayment: choosePayment(request.pay_way),
    EncryptType: '1',
    ClientBackURL: request.return_urls.order,
    // Without this field, webhooks do not report instalments.
    NeedExtraPaidInfo: 'Y',
    ...fieldsOfWay(request, webhookUrl),
  };
}
