import { barcodeFault, cleanBarcode } from './barcode.ts';

it.each([
  '',
  '4710018000010',
  '471-0018-000010',
  '４７１００１８０００ ０１０',
  '96385074',
  '036000291452',
])('the barcode %j is valid [T1]', (text) => {
  expect(barcodeFault(text)).toBe('');
});

it.each(['4710018000018', '96385075', '036000291453'])(
  'the barcode %s has a wrong check digit [T1]',
  (text) => {
    expect(barcodeFault(text)).toBe(`「${text}」的檢查碼不對，請再核對一次。`);
  },
);

it.each(['471001800001', 'A7100180', '12345', '12345678901234'])(
  'the text %s is not a barcode [T1]',
  (text) => {
    expect(barcodeFault(text)).not.toBe('');
  },
);

it('a barcode is stored as its digits [T1]', () => {
  expect(cleanBarcode(' ４７１-0018 000010 ')).toBe('4710018000010');
});
