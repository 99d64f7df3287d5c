import { replyColumns, replyLines } from './carrier-reply.ts';
import { CARRIER_SHEETS } from './carrier-sheets.ts';

const [TCAT, HCT] = CARRIER_SHEETS;
if (!TCAT || !HCT) throw new Error('no sheets');

it.each([
  [['訂單編號', '收件人姓名', '託運單號碼'], 0, 2],
  [['序號', '托運單號', '訂單編號(必填)'], 2, 1],
  [['訂單號碼', '收貨人', '查貨號碼', '十碼貨號'], 0, 2],
])('finds the columns of %j by their names [K23]', (headings, code, number) => {
  expect(replyColumns([headings], { code_headings: [], number_headings: ['查貨號碼'] })).toEqual({
    ...{ at: 0, code, number },
  });
});

it('prefers the headings of the sheet, and searches below a title [K23]', () => {
  const rows = [['出貨報表'], [], ['清單編號', '查貨號碼', '十碼貨號']];
  expect(replyColumns(rows, HCT)).toEqual({ at: 2, code: 0, number: 2 });
  expect(replyColumns([['姓名', '地址']], HCT)).toBeUndefined();
  const own = { code_headings: ['單據'], number_headings: ['追蹤碼'] };
  expect(replyColumns([['追蹤碼', '單據']], own)).toEqual({ at: 0, code: 1, number: 0 });
});

const COLUMNS = { at: 0, code: 0, number: 1 };
const linesOf = (cells: string[][], sheet = TCAT) =>
  replyLines(
    cells.map((row, at) => ({ row: at + 2, cells: row })),
    COLUMNS,
    sheet,
  ).map(({ row, ord_code, tracking, fault }) => [row, ord_code, tracking, fault]);

it('names what is wrong with a row, and its line [K23]', () => {
  expect(
    linesOf([
      ['PP261123000111', '901234567890'],
      ['', '901234567891'],
      ['PP261123000112', ''],
      ['PP261123000113', '12345'],
      ['PP261123000114', '9.01235E+11'],
      ['pp261123000111', '901234567892'],
      ['PP261123000115', '901234567890'],
    ]),
  ).toEqual([
    [2, 'PP261123000111', '901234567890', ''],
    [3, '', '901234567891', '沒有訂單編號。'],
    [4, 'PP261123000112', '', '沒有貨運單號。'],
    [5, 'PP261123000113', '12345', expect.stringMatching(/不是貨運單號：黑貓宅急便/)],
    [6, 'PP261123000114', '9.01235E+11', expect.stringMatching(/被試算表改成 9.01235E\+11/)],
    [7, 'PP261123000111', '901234567892', '和第 2 行是同一筆訂單。'],
    [8, 'PP261123000115', '901234567890', '單號「901234567890」和第 2 行相同。'],
  ]);
});

it('drops the hyphens that 新竹物流 prints, and knows a further parcel of an order [K23]', () => {
  expect(linesOf([['PP261123000111', '681-234-5678']], HCT)).toEqual([
    [2, 'PP261123000111', '6812345678', ''],
  ]);
  const rows = [
    { row: 2, cells: ['PP261123000111', '901234567890'] },
    { row: 3, cells: ['PP261123000111-2', '901234567891'] },
  ];
  expect(replyLines(rows, COLUMNS, TCAT)).toMatchObject([
    { ord_code: 'PP261123000111', parcel: 1, fault: '' },
    { ord_code: 'PP261123000111', parcel: 2, fault: '' },
  ]);
});
