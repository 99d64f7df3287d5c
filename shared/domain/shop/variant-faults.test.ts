import type { ProductOption } from './variant.ts';
import { type TypedVariant, variantFaults, variantNumbers } from './variant-faults.ts';

const option = (name: string, ...values: string[]): ProductOption => ({
  name,
  values: values.map((value) => ({ value })),
});

const size = option('尺寸', 'M', 'L');

const row = (changes: Partial<TypedVariant> = {}): TypedVariant => ({
  ...{ was: '', var_id: '', option_values: ['M'], barcode: '' },
  ...{ price: '500', price1: '', cost_wholesale: '', on_hand: '3', low_stock: '', weight: '' },
  price_special: '',
  ...changes,
});

const context = { prd_id: 'S1', stored: [{ var_id: 'S1-M', reserved: 2 }] };

const faults = (
  rows: readonly TypedVariant[],
  options: readonly ProductOption[] = [size],
): string[] =>
  variantFaults(options, rows, context).map(
    ({ row: at, field, message }) => `${at} ${field} ${message}`,
  );

it('has no faults for sound options and rows [T1]', () => {
  expect(faults([row(), row({ option_values: ['L'] })])).toEqual([]);
  expect(faults([], [])).toEqual([]);
});

it.each<[string, ProductOption[], string]>([
  [
    'four options',
    [size, option('色', '紅'), option('味', '甜'), option('材', '棉')],
    '-1  最多 3 種選項，現在有 4 種。',
  ],
  ['an empty name', [option('　', 'M')], '-1 options.0.name 請填寫選項名稱。'],
  [
    'a long name',
    [option('尺'.repeat(21), 'M')],
    '-1 options.0.name 選項名稱最多 20 個字，目前 21 個字。',
  ],
  [
    'equal names',
    [size, option(' 尺寸', '紅')],
    '-1 options.1.name 「尺寸」重複了，請改用別的名稱。',
  ],
  ['no value', [option('尺寸')], '-1 options.0.values 請為「尺寸」填寫至少一個值。'],
  [
    '101 values',
    [option('尺寸', ...Array.from({ length: 101 }, (_, at) => `${at}`))],
    '-1 options.0.values 「尺寸」最多 100 個值，現在有 101 個。',
  ],
  [
    'equal values',
    [option('尺寸', 'M', 'L', 'ｍ')],
    '-1 options.0.values.2 「ｍ」重複了，請刪除其中一個。',
  ],
  ['an empty value', [option('尺寸', 'M', '')], '-1 options.0.values.1 請填寫選項值。'],
  [
    'a long value',
    [option('尺寸', 'M', 'L'.repeat(41))],
    '-1 options.0.values.1 選項值最多 40 個字，目前 41 個字。',
  ],
  [
    'a control character',
    [option('尺寸', 'M', 'L\u0000')],
    '-1 options.0.values.1 選項值含有無法儲存的字元，請重新輸入。',
  ],
  [
    'a colour by name',
    [{ name: '尺寸', values: [{ value: 'M', colour: 'red' }] }],
    '-1 options.0.values.0 「M」的顏色要寫成 # 和 6 個字，例如 #c0392b。',
  ],
  ['no options', [], '-1  請先填寫選項，例如「尺寸」。'],
])('rejects %s [T1]', (_, options, fault) => {
  expect(faults([row()], options)).toContain(fault);
});

it.each<[Partial<TypedVariant>, string]>([
  [{ price: '' }, '0 price 是空的，請填寫數字。'],
  [{ price: '0' }, '0 price 售價要大於 0。'],
  [{ price: '-1' }, '0 price 「-1」不是 0 到 99999999 的整數。'],
  [{ price: '4.5' }, '0 price 「4.5」不是 0 到 99999999 的整數。'],
  [{ price: '100000000' }, '0 price 「100000000」不是 0 到 99999999 的整數。'],
  [{ price1: '便宜' }, '0 price1 「便宜」不是 0 到 99999999 的整數。'],
  [{ cost_wholesale: '-5' }, '0 cost_wholesale 「-5」不是 0 到 99999999 的整數。'],
  [{ on_hand: '' }, '0 on_hand 是空的，請填寫數字。'],
  [{ was: 'S1-M', on_hand: '1' }, '0 on_hand 1 少於訂單已保留的 2 件，請填 2 以上，或先取消訂單。'],
  [{ low_stock: '-1' }, '0 low_stock 「-1」不是 0 到 99999999 的整數。'],
  [{ weight: '1000001' }, '0 weight 「1000001」不是 0 到 1000000 的整數（公克）。'],
  [{ var_id: '紅' }, '0 var_id 「紅」不能當編號，請用 1 到 40 個英文字母、數字、- 或 _。'],
  [{ var_id: 'S1' }, '0 var_id 規格的編號不能和商品編號相同。'],
  [{ barcode: '4710018000018' }, '0 barcode 「4710018000018」的檢查碼不對，請再核對一次。'],
  [{ option_values: ['XL'] }, '0  「XL」不在選項裡，請移除這一列，或補上選項的值。'],
  [{ option_values: [] }, '0  「」不在選項裡，請移除這一列，或補上選項的值。'],
])('rejects the cells %j [T1]', (cells, fault) => {
  expect(faults([row(cells)])).toEqual([fault]);
});

it('rejects rows with the same values, code or barcode, each at both rows [T1]', () => {
  const [barcode, var_id] = ['96385074', 'S1-9'];
  expect(faults([row({ barcode, var_id }), row({ barcode: ' 9638-5074', was: var_id })])).toEqual([
    '0  和第 2 列的「M」相同。',
    '0 var_id 和第 2 列的編號相同。',
    '0 barcode 和第 2 列的條碼相同。',
    '1  和第 1 列的「M」相同。',
    '1 var_id 和第 1 列的編號相同。',
    '1 barcode 和第 1 列的條碼相同。',
  ]);
});

it('rejects 301 variants, and options without one [T1]', () => {
  const values = Array.from({ length: 7 }, (_, at) => `${at}`);
  const grid = values.flatMap((a) => values.flatMap((b) => values.map((c) => [a, b, c])));
  const rows = grid.slice(0, 301).map((option_values) => row({ option_values }));
  const options = ['a', 'b', 'c'].map((name) => option(name, ...values));
  expect(faults(rows, options)).toEqual(['-1  最多 300 種規格，現在有 301 種。']);
  expect(faults([])).toEqual(['-1  請至少保留一種規格。']);
});

it('parses the numbers of a row as they are pasted [T1]', () => {
  expect(variantNumbers(row({ price: 'NT$ 1,200', on_hand: '１２', weight: '250' }))).toEqual({
    ...{ price: 1200, price1: 0, cost_wholesale: 0, on_hand: 12, low_stock: 0, weight: 250 },
    pre_left: 0,
    price_special: 0,
  });
  expect(variantNumbers(row({ price: '0' }))).toBeUndefined();
});
