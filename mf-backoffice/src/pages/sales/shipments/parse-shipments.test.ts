import { parseShipments } from './parse-shipments.ts';

const LINE = { ord_code: 'PP1', carrier: '黑貓宅急便', tracking: '901234567890', fault: '' };

it.each([
  ['a spreadsheet', 'PP1\t黑貓宅急便\t901234567890'],
  ['commas', 'PP1,黑貓宅急便,901234567890'],
  ['full-width commas and spaces', 'PP1， 黑貓宅急便 ，901234567890'],
  ['a heading and empty lines', '訂單編號\t物流\t單號\r\n\r\nPP1\t黑貓宅急便\t901234567890\r\n'],
])('reads lines from %s', (_from, text) => {
  const { lines, fault } = parseShipments(text);
  expect(lines).toMatchObject([LINE]);
  expect(fault).toBe('');
});

it('keeps the spaces of a number from a spreadsheet', () => {
  const { lines } = parseShipments('PP1\ttcat\t9012 3456 7890');
  expect(lines).toMatchObject([{ tracking: '9012 3456 7890' }]);
});

it('says of each line what is wrong with it, so that the others can be sent [41 W2]', () => {
  const text = [
    'PP1,tcat,901234567890',
    'PP2,tcat',
    'PP3,黑狗,901234567890',
    'PP4,黑貓,RR1234567812TW',
    'pp1,tcat,901234567891',
  ].join('\n');
  expect(parseShipments(text).lines.map(({ row, fault }) => [row, fault])).toEqual([
    [1, ''],
    [2, '缺少貨運單號。'],
    [3, '看不懂物流「黑狗」。'],
    [4, '「RR1234567812TW」不是貨運單號：黑貓宅急便的單號是 12 個數字。'],
    [5, '和第 1 行是同一筆訂單。'],
  ]);
});

it.each([
  ['PP1\t901234567890', 'tcat', '901234567890'],
  ['PP1, 9012 3456 7890', 'tcat', '9012 3456 7890'],
  ['PP1\t\t901234567890', 'tcat', '901234567890'],
  ['PP1\t新竹物流\t6812345678', '新竹物流', '6812345678'],
])(
  '%j takes the carrier that was chosen for all, unless it names its own [41 W2]',
  (text, ...fields) => {
    const [line] = parseShipments(text, 'tcat').lines;
    expect([line?.carrier, line?.tracking]).toEqual(fields);
  },
);

it.each(['訂單編號\t物流\t單號', '編號,貨運', '客戶\t備註\t物流'])(
  'notices the header %j [41 W2]',
  (header) => {
    const { lines, header: noticed } = parseShipments(`${header}\nPP1\ttcat\t901234567890`);
    expect(noticed).toBe(header);
    expect(lines).toMatchObject([{ ord_code: 'PP1', row: 2 }]);
  },
);

it('rejects 10 000 lines, and nothing at all, in one sentence', () => {
  const text = Array.from({ length: 10_000 }, (_, i) => `PP${i},tcat,901234567890`).join('\n');
  expect(parseShipments(text)).toEqual({
    lines: [],
    header: '',
    fault: '一次最多 200 筆，這次有 10000 筆，都還沒出貨。請分次貼上。',
  });
  expect(parseShipments(' \n ').fault).toMatch(/^請貼上/);
});
