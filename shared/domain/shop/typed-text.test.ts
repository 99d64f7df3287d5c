import { TYPED_TEXTS } from '@pinpu/shared/testing/fixtures';
import { normaliseCouponCode } from './coupon-code.ts';
import { NO_INVOICE, normaliseInvoice } from './invoice.ts';
import { cleanTyped, typedFault } from './typed-text.ts';
import { vatIdFault } from './vat-id.ts';

it.each(TYPED_TEXTS)('stores the %s %j as %j [41 R1] [41 W9] [C12, V8]', (kind, typed, stored) => {
  const fault = typedFault(kind, typed, '欄位');
  if (stored === undefined) expect(fault).not.toBe('');
  else {
    expect([fault, cleanTyped(kind, typed)]).toEqual(['', stored]);
    expect(cleanTyped(kind, stored)).toBe(stored);
  }
});

it.each([
  ['phone', '2345-6789', '電話請加上區碼，例如 02-2345-6789 分機 12'],
  ['phone', '0912345678#2', '手機號碼沒有分機，請只填 10 碼數字'],
  ['name', '林'.repeat(70), '電話最多 60 個字，目前 70 個字'],
  ['address', '路'.repeat(250), '電話最多 200 個字，目前 250 個字'],
  ['address', 'x', '電話太短，請填寫完整，例如臺北市中正區重慶南路一段 122 號'],
  ['name', '\u3164', '請填寫電話'],
  ['postcode', '2200', '電話要是 3、5 或 6 碼數字'],
] as const)('says of the %s %j: %s [41 D4] [41 R46]', (kind, typed, sentence) => {
  expect(typedFault(kind, typed, '電話')).toBe(sentence);
});

it.each(['PINPU100\u200B', '\u202Apinpu100', ' ＰＩＮＰＵ１００ ', 'PIN PU\u00AD100'])(
  'reads the coupon code %j as PINPU100 [41 R50]',
  (typed) => expect(normaliseCouponCode(typed)).toBe('PINPU100'),
);

it.each([
  ['0459525', '統一編號需 8 碼，目前 7 碼'],
  ['045952577', '統一編號需 8 碼，目前 9 碼'],
  ['0459525a', '統一編號只有數字，需 8 碼'],
  ['10458572', '統一編號的檢查碼不符，請再確認一次'],
  ['04595257', ''],
])('says of the company number %s: %j [41 W10]', (vat_id, sentence) => {
  expect(vatIdFault(vat_id)).toBe(sentence);
});

it('reads the numbers of an invoice as they are pasted [41 R1]', () => {
  const read = (fields: object) => normaliseInvoice({ ...NO_INVOICE, ...fields });
  expect(
    read({ invoice_vatid: '0459\u200B-5257', invoice_love_code: ' ９１９\u00AD' }),
  ).toMatchObject({
    invoice_vatid: '04595257',
    invoice_love_code: '919',
  });
  expect(read({ invoice_carrier_type: '3', invoice_carrier_num: '／ab–1\u200B2.+' })).toMatchObject(
    {
      invoice_carrier_num: '/AB-12.+',
    },
  );
  expect(
    read({ invoice_carrier_type: '2', invoice_carrier_num: 'ab12-3456 7890-1234' }),
  ).toMatchObject({ invoice_carrier_num: 'AB12345678901234' });
});
