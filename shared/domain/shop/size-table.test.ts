import { readSizeTable, sizeTableText } from './size-table.ts';

const TABLE = [
  ['', 'S', 'M'],
  ['胸圍（公分）', '96', '102'],
];

const read = (text: string) => {
  const found = readSizeTable(text);
  return 'value' in found ? found.value : found.why;
};

it.each([
  ['\tS\tM\r\n胸圍（公分）\t96\t102\r\n'],
  [' | S | M\n\n胸圍（公分） | 96 | 102'],
  ['｜S｜M\n胸圍（公分）｜96｜102｜'],
  ['| S | M\n胸圍（公分）|96|102'],
])('the cell %j is a table of two rows and three columns [T19]', (text) => {
  expect(read(text)).toEqual(TABLE);
});

it('a table that is written and read again is the same, also with a bar in a cell [T19]', () => {
  const barred = [
    ['', 'S|M', '長度'],
    ['袖長', '60', ''],
  ];
  for (const table of [TABLE, barred]) expect(read(sizeTableText(table))).toEqual(table);
});

const rows = (count: number, columns: number) =>
  sizeTableText(Array.from({ length: count }, () => Array(columns).fill('1')));

it.each([
  [rows(31, 2), '尺寸表最多 30 列'],
  [rows(2, 13), '尺寸表最多 12 欄'],
  ['尺寸\nS', '至少要有兩列、兩欄'],
  ['S | M', '至少要有兩列、兩欄'],
  [`a | ${'長'.repeat(41)}\nb | c`, '超過 40 個字'],
  ['a | b\u0000\nc | d', '控制字元'],
])('the cell %j is rejected with a sentence [T19]', (text, why) => {
  expect(read(text)).toContain(why);
});
