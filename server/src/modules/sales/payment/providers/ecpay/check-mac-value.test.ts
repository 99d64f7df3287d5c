import { checkMacValue, hasRightCheckMacValue, withCheckMacValue } from './check-mac-value.ts';
import { answerFields } from './query.ts';

/** ECPay's public test account (docs/taiwan). */
const KEYS = { hashKey: 'pwFHCqoQZGmho4w6', hashIv: 'EkRm7iFT261dpevs' };

/** ECPay's documented example (developers.ecpay.com.tw/?p=2902). */
const DOCUMENTED = {
  TradeDesc: '促銷方案',
  PaymentType: 'aio',
  MerchantTradeDate: '2023/03/12 15:30:23',
  MerchantTradeNo: 'ecpay20230312153023',
  MerchantID: '3002607',
  ReturnURL: 'https://www.ecpay.com.tw/receive.php',
  ItemName: 'Apple iphone 15',
  TotalAmount: '30000',
  ChoosePayment: 'ALL',
  EncryptType: '1',
};

describe('CheckMacValue', () => {
  it("matches ECPay's documented example", () => {
    expect(checkMacValue(DOCUMENTED, KEYS)).toBe(
      '6C51C9E6888DE861FD62FB1DD17029FC742634498FD813DC43D4243B5685B840',
    );
  });

  // The vectors that ECPay publishes beside its SDKs (github.com/ECPay/ECPay-API-Skill, guides/13).
  it.each([
    [
      'Chinese',
      {
        MerchantID: '3002607',
        MerchantTradeNo: 'Test1234567890',
        MerchantTradeDate: '2025/01/01 12:00:00',
        PaymentType: 'aio',
        TotalAmount: '100',
        TradeDesc: '測試',
        ItemName: '測試商品',
        ReturnURL: 'https://example.com/notify',
        ChoosePayment: 'ALL',
        EncryptType: '1',
      },
      '291CBA324D31FB5A4BBBFDF2CFE5D32598524753AFD4959C3BF590C5B2F57FB2',
    ],
    [
      'an apostrophe',
      { MerchantID: '3002607', ItemName: "Tom's Shop", TotalAmount: '100' },
      'CF0A3D4901D99459D8641516EC57210700E8A5C9AB26B1D021301E9CB93EF78D',
    ],
    [
      'a tilde',
      { MerchantID: '3002607', ItemName: 'Test~Product', TotalAmount: '200' },
      'CEEAE01D2F9A8E74D4AC0DCE7735B046D73F35A5EC99558A31A2EE03159DA1C9',
    ],
    [
      'blanks',
      { MerchantID: '3002607', ItemName: 'My Test Product', TotalAmount: '300' },
      '7712A5E6EDC3B57086063C88568084C66CE882A21D40E74DE5ACA3B478C6F316',
    ],
  ])("is ECPay's own for %s", (_what, fields, expected) => {
    expect(checkMacValue(fields, KEYS)).toBe(expected);
  });

  it('includes empty fields and excludes itself', () => {
    const value = checkMacValue({ a: '', B: '1' }, KEYS);
    expect(checkMacValue({ B: '1', a: '', CheckMacValue: 'x' }, KEYS)).toBe(value);
    expect(checkMacValue({ B: '1' }, KEYS)).not.toBe(value);
  });

  it.each([
    ['none', { ...DOCUMENTED }],
    ['another', { ...DOCUMENTED, CheckMacValue: '0'.repeat(64) }],
    ['one of another length', { ...DOCUMENTED, CheckMacValue: '6C51' }],
    [
      'one in lower case',
      { ...DOCUMENTED, CheckMacValue: checkMacValue(DOCUMENTED, KEYS).toLowerCase() },
    ],
    ['one of another key', withCheckMacValue(DOCUMENTED, { ...KEYS, hashIv: 'another' })],
  ])('is invalid where there is %s', (_what, fields) => {
    expect(hasRightCheckMacValue(fields, KEYS)).toBe(false);
  });

  it('is invalid for a field that contains another', () => {
    const whole = withCheckMacValue({ RtnCode: '1', RtnMsg: 'ok', SimulatePaid: '1' }, KEYS);
    const { SimulatePaid: _, ...rest } = whole;
    const hidden = { ...rest, RtnMsg: 'ok&SimulatePaid=1' };
    expect(checkMacValue(hidden, KEYS)).toBe(whole.CheckMacValue);
    expect(hasRightCheckMacValue(whole, KEYS)).toBe(true);
    expect(hasRightCheckMacValue(hidden, KEYS)).toBe(false);
  });
});

/** Responses of QueryTradeInfo/V5 as ECPay's stage returns them, without any escaping. */
const OPEN =
  'CustomField1=&CustomField2=&CustomField3=&CustomField4=&HandlingCharge=0&ItemName=A%41 B+C 50% x1#玫瑰&MerchantID=3002607&MerchantTradeNo=CMVT1790500783393&PaymentDate=&PaymentType=&PaymentTypeChargeFee=0&StoreID=&TradeAmt=100&TradeDate=2026/09/27 17:19:43&TradeNo=2609271719430090&TradeStatus=0&CheckMacValue=A4CB290D6DEC3243B24F8D2DC18F6F88EDA20EA79636A2DF1028CAEF7AD3294A';
const UNKNOWN =
  'HandlingCharge=0&ItemName=&MerchantID=3002607&MerchantTradeNo=PRB1790506627828&PaymentDate=&PaymentType=&PaymentTypeChargeFee=0&TradeAmt=0&TradeDate=&TradeNo=&TradeStatus=10200047&CheckMacValue=5648F8E8354B11940F611ADE50CCA58DD4916DCC960DF7BF4D73960DBE432366';

describe('the answer of a query', () => {
  it.each([
    [
      OPEN,
      { TradeStatus: '0', ItemName: 'A%41 B+C 50% x1#玫瑰', TradeDate: '2026/09/27 17:19:43' },
    ],
    [UNKNOWN, { TradeStatus: '10200047', ItemName: '' }],
  ])('is parsed as ECPay writes it, unescaped', (text, fields) => {
    expect(answerFields(text, KEYS)).toMatchObject(fields);
  });

  it('is parsed when escaped, too', () => {
    const text = new URLSearchParams(
      withCheckMacValue({ ItemName: '茶 A+B', TradeStatus: '1' }, KEYS),
    );
    expect(answerFields(text.toString(), KEYS)).toMatchObject({ ItemName: '茶 A+B' });
  });

  it.each([
    ['an altered amount', OPEN.replace('TradeAmt=100', 'TradeAmt=1')],
    ['a page', '<html>503</html>'],
    ['nothing', ''],
  ])('is rejected with %s', (_what, text) => {
    expect(answerFields(text, KEYS)).toBeNull();
  });
});
