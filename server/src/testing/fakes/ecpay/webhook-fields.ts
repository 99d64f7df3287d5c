import { randomInt } from 'node:crypto';
import type { Fields } from '../../../modules/sales/payment/providers/ecpay/check-mac-value.ts';
import { taipeiTime } from '../../../modules/sales/payment/providers/ecpay/taipei-time.ts';
import type { Choice, FakeTrade } from './trade.ts';

const DAY = 24 * 60 * 60 * 1000;

const digits = (count: number) => Array.from({ length: count }, () => randomInt(10)).join('');

export function issue(choice: Choice, form: Fields, now: Date): Fields {
  const until = (ms: number) => taipeiTime(new Date(now.getTime() + ms));
  if (choice === 'ATM') {
    const ExpireDate = until(Number(form.ExpireDate || 3) * DAY).slice(0, 10);
    return { BankCode: '812', vAccount: digits(16), ExpireDate };
  }
  if (choice === 'CVS') {
    const ExpireDate = until(Number(form.StoreExpireDate || 10_080) * 60_000);
    return { PaymentNo: `LLL${digits(11)}`, Barcode1: '', Barcode2: '', Barcode3: '', ExpireDate };
  }
  return {
    PaymentNo: '',
    Barcode1: `${digits(6)}E4A`,
    Barcode2: digits(16),
    Barcode3: digits(15),
    ExpireDate: until(Number(form.StoreExpireDate || 7) * DAY),
  };
}

const TYPES: Readonly<Record<Choice, string>> = {
  Credit: 'Credit_CreditCard',
  WebATM: 'WebATM_TAISHIN',
  ATM: 'ATM_TAISHIN',
  CVS: 'CVS_CVS',
  BARCODE: 'BARCODE_BARCODE',
};

const paymentType = ({ choice }: FakeTrade): string => (choice ? TYPES[choice] : '');

const common = (trade: FakeTrade): Fields => ({
  CustomField1: '',
  CustomField2: '',
  CustomField3: '',
  CustomField4: '',
  MerchantID: trade.form.MerchantID ?? '',
  MerchantTradeNo: trade.trade_no,
  PaymentType: paymentType(trade),
  StoreID: '',
  TradeAmt: String(trade.amount),
  TradeDate: taipeiTime(trade.tradeDate),
  TradeNo: trade.tradeNo,
});

/** The number of instalments a card was charged in: the first that the form offers. */
const stageOf = ({ form, choice }: FakeTrade): string =>
  choice === 'Credit' ? (form.CreditInstallment?.split(',')[0] ?? '0') : '';

const extra = (trade: FakeTrade): Fields =>
  trade.form.NeedExtraPaidInfo === 'Y'
    ? {
        stage: stageOf(trade),
        stast: '0',
        staed: '0',
        auth_code: '777777',
        card4no: '2222',
        eci: '0',
      }
    : {};

/** Fields sent to ReturnURL and OrderResultURL: the outcome of a payment. */
export const resultFields = (trade: FakeTrade, now: Date): Fields => ({
  ...common(trade),
  ...extra(trade),
  PaymentDate: taipeiTime(now),
  PaymentTypeChargeFee: '0',
  RtnCode: trade.state === 'paid' ? '1' : '10100058',
  RtnMsg: trade.state === 'paid' ? '交易成功' : '信用卡授權失敗',
  SimulatePaid: '0',
});

/** Fields sent to PaymentInfoURL and ClientRedirectURL: the issued payment code. */
export const issuedFields = (trade: FakeTrade): Fields => ({
  ...common(trade),
  ...trade.issued,
  RtnCode: trade.choice === 'ATM' ? '2' : '10100073',
  RtnMsg: trade.choice === 'ATM' ? 'Get VirtualAccount Succeeded' : 'Get CVS Code Succeeded.',
});

export const tradeFields = (trade: FakeTrade): Fields => ({
  ...common(trade),
  ...(trade.state === 'paid' ? extra(trade) : {}),
  HandlingCharge: '0',
  ItemName: trade.form.ItemName ?? '',
  PaymentDate: trade.state === 'paid' ? taipeiTime(trade.tradeDate) : '',
  PaymentTypeChargeFee: '0',
  TradeStatus: { open: '0', issued: '0', paid: '1', failed: '10200095' }[trade.state],
});

export const unknownFields = (MerchantID: string, MerchantTradeNo: string): Fields => ({
  HandlingCharge: '0',
  ItemName: '',
  MerchantID,
  MerchantTradeNo,
  PaymentDate: '',
  PaymentType: '',
  PaymentTypeChargeFee: '0',
  TradeAmt: '0',
  TradeDate: '',
  TradeNo: '',
  TradeStatus: '10200047',
});
