import { withBlock, withColumn, withoutColumn, withoutRow, withRow } from './size-draft.ts';

const TABLE = [
  ['', 'S'],
  ['胸圍', '96'],
];

it('a table gets and loses rows and columns [T19]', () => {
  expect(withRow(TABLE)).toEqual([...TABLE, ['', '']]);
  expect(withColumn(TABLE)).toEqual([
    ['', 'S', ''],
    ['胸圍', '96', ''],
  ]);
  expect(withoutRow(TABLE, 1)).toEqual([['', 'S']]);
  expect(withoutColumn(TABLE, 0)).toEqual([['S'], ['96']]);
});

it('a block of a spreadsheet is pasted at a cell, and the table grows for it [T19]', () => {
  const block = 'M\tL\r\n102\t"10\n8"\r\n72\t74\r\n';
  expect(withBlock(TABLE, { row: 0, column: 2 }, block)).toEqual({
    rows: [
      ['', 'S', 'M', 'L'],
      ['胸圍', '96', '102', '10 8'],
      ['', '', '72', '74'],
    ],
  });
  expect(TABLE[0]).toEqual(['', 'S']);
});

it('a block that is too large is not pasted, with a sentence [T19]', () => {
  const wide = Array(12).fill('1').join('\t');
  expect(withBlock(TABLE, { row: 0, column: 1 }, wide)).toEqual({
    fault: '貼上之後有 1 列、13 欄，最多 30 列、12 欄，所以沒有貼上。',
  });
});
