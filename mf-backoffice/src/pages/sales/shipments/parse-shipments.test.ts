import { parseShipments } from './parse-shipments.ts';

const LINE = { ord_code: 'PP1', carrier: '黑貓宅急便', tracking: '901234567890' };

it.each([
  ['a spreadsheet', 'PP1\t黑貓宅急便\t901234567890'],
  ['commas', 'PP1,黑貓宅急便,901234567890'],
  ['full-width commas and spaces', 'PP1， 黑貓宅急便 ，901234567890'],
  ['a heading and empty lines', '訂單編號\t物流\t單號\r\n\r\nPP1\t黑貓宅急便\t901234567890\r\n'],
])('reads lines from %s', (_from, text) => {
  expect(parseShipments(text)).toEqual({ lines: [LINE], fault: '' });
});

it('keeps the spaces of a number from a spreadsheet', () => {
  const { lines } = parseShipments('PP1\ttcat\t9012 3456 7890');
  expect(lines).toMatchObject([{ tracking: '9012 3456 7890' }]);
});

it('names the first line that lacks a field', () => {
  expect(parseShipments('PP1,tcat,901234567890\nPP2,tcat').fault).toMatch(/^第 2 行缺少欄位/);
});

it('rejects 10 000 lines, and nothing at all, in one sentence', () => {
  const text = Array.from({ length: 10_000 }, (_, i) => `PP${i},tcat,901234567890`).join('\n');
  expect(parseShipments(text)).toEqual({
    lines: [],
    fault: '一次最多 200 筆，這次有 10000 筆，都還沒出貨。請分次貼上。',
  });
  expect(parseShipments(' \n ').fault).toMatch(/^請貼上/);
});
