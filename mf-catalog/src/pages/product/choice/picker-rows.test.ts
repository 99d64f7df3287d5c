import { pickerRows } from './picker-rows.ts';

const option = (values: string[], colour?: string) => ({
  name: '顏色',
  values: values.map((value) => ({ value, ...(colour !== undefined && { colour }) })),
});

it.each([
  ['nothing for a product without options', [], 0],
  ['six sizes as one row', [option(['S', 'M', 'L', 'XL', '2XL', '3XL'])], 1],
  ['six colours as two', [option(['墨黑', '米白', '灰藍', '赤陶', '橄欖', '藕紫'], '#000000')], 2],
  ['the rows of all options together', [option(['紅']), option(['長'.repeat(20), '短'])], 3],
])('counts %s [T2]', (_what, options, rows) => {
  expect(pickerRows(options)).toBe(rows);
});
