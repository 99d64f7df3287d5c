import {
  type Fields,
  hasRightCheckMacValue,
  type MerchantKeys,
} from '../../../modules/sales/payment/providers/ecpay/check-mac-value.ts';
import { momentOfTaipei } from '../../../modules/sales/payment/providers/ecpay/taipei-time.ts';

export type Choice = 'Credit' | 'WebATM' | 'ATM' | 'CVS' | 'BARCODE';

export interface CreditRecord {
  paidAt: Date;
  state: 'authorised' | 'to-capture' | 'captured' | 'undone' | 'given-up';
  refunds: number[];
}

export interface FakeTrade {
  form: Fields;
  trade_no: string;
  tradeNo: string;
  amount: number;
  tradeDate: Date;
  state: 'open' | 'issued' | 'paid' | 'failed';
  choice: Choice | null;
  /** The issued payment codes and ExpireDate, as webhooks contain them. */
  issued: Fields;
  /** Of a card: when it was paid, and what was captured and paid back. */
  credit?: CreditRecord;
}

export interface Merchant extends MerchantKeys {
  merchantId: string;
}

const REQUIRED = [
  'MerchantID',
  'MerchantTradeNo',
  'MerchantTradeDate',
  'PaymentType',
  'TotalAmount',
  'TradeDesc',
  'ItemName',
  'ReturnURL',
  'ChoosePayment',
  'EncryptType',
  'CheckMacValue',
];

const ADDRESSES = [
  'ReturnURL',
  'OrderResultURL',
  'PaymentInfoURL',
  'ClientBackURL',
  'ClientRedirectURL',
];

const LIMITS: Readonly<Record<string, readonly [min: number, max: number]>> = {
  ALL: [1, 199_999],
  Credit: [5, 199_999],
  WebATM: [11, 49_999],
  ATM: [11, 49_999],
  CVS: [33, 6_000],
  BARCODE: [17, 20_000],
};

/** The longest validity of codes: accounts in days, store codes in minutes, barcodes in days. */
const TERMS: Readonly<Record<string, readonly [field: string, max: number]>> = {
  ATM: ['ExpireDate', 60],
  CVS: ['StoreExpireDate', 43_200],
  BARCODE: ['StoreExpireDate', 30],
};

const within = (text: string, min: number, max: number) =>
  /^\d{1,9}$/.test(text) && Number(text) >= min && Number(text) <= max;

function wrongTerm(form: Fields): boolean {
  const [field, max] = TERMS[form.ChoosePayment ?? ''] ?? [];
  const text = field && form[field];
  return text !== undefined && text !== '' && !within(text, 1, max ?? 0);
}

export function formFault(form: Fields, merchant: Merchant): string {
  const missing = REQUIRED.find((name) => !form[name]);
  if (missing) return `${missing} is required`;
  const { ChoosePayment = '', TotalAmount = '', ItemName = '', MerchantTradeNo = '' } = form;
  const [min, max] = LIMITS[ChoosePayment] ?? [1, 0];
  const isLater = ChoosePayment in TERMS;
  const checks: readonly (readonly [fault: string, isFault: boolean])[] = [
    ['CheckMacValue Error', !hasRightCheckMacValue(form, merchant)],
    ['MerchantID Error', form.MerchantID !== merchant.merchantId],
    ['MerchantTradeNo Error', !/^[0-9A-Za-z]{1,20}$/.test(MerchantTradeNo)],
    [
      'MerchantTradeDate Error',
      (form.MerchantTradeDate ?? '').length !== 19 || !momentOfTaipei(form.MerchantTradeDate ?? ''),
    ],
    ['PaymentType Error', form.PaymentType !== 'aio' || form.EncryptType !== '1'],
    ['ChoosePayment Error', !(ChoosePayment in LIMITS)],
    ['TotalAmount Error', !within(TotalAmount, min, max)],
    ['ItemName Error', ItemName.length > 400],
    ['URL Error', ADDRESSES.some((name) => form[name] && !URL.canParse(form[name]))],
    ['URL Error', ADDRESSES.some((name) => (form[name] ?? '').length > 200)],
    ['OrderResultURL Error', isLater && Boolean(form.OrderResultURL)],
    ['ExpireDate Error', wrongTerm(form)],
    [
      'CreditInstallment Error',
      !/^(?:(?:3|6|12|18|24|30N)(?:,|$))*$/.test(form.CreditInstallment ?? ''),
    ],
  ];
  return checks.find(([, isFault]) => isFault)?.[0] ?? '';
}
