import {
  countTaken,
  isSameContent,
  namesOfSets,
  partsText,
  piecesOf,
  readSetParts,
  SET_PARTS_MAX,
  setPartsText,
  unitsTaken,
} from '@pinpu/shared/domain';

describe('the parts of a set as a cell', () => {
  it.each([
    ['one on each line', 'P0001×2\nP0002-RED×1', 'P0001×2、P0002-RED×1'],
    ['commas, x, * and spaces', ' P0001x2, P0002 X 3；P0003*4', 'P0001×2、P0002×3、P0003×4'],
    ['full-width forms', 'Ｐ0001×２、P0002＊３', 'P0001×2、P0002×3'],
    ['a code alone for one piece', 'P0001、BOX2', 'P0001×1、BOX2×1'],
    ['a code with the letter x', 'BOX2×3、MIX-1 x4', 'BOX2×3、MIX-1×4'],
    ['empty pieces between separators', '、P0001×1、、', 'P0001×1'],
  ])('accepts %s [T17]', (_what, text, canonical) => {
    const read = readSetParts(text);
    expect('value' in read && setPartsText(read.value)).toBe(canonical);
    expect(readSetParts(canonical)).toEqual(read);
  });

  it.each([
    ['another text', '茶×2', '「茶×2」請寫成「商品編號×數量」，例如 P0001×2。'],
    ['a quantity of 0', 'P0001×0', '「P0001×0」的數量要在 1 到 99 之間。'],
    ['too large a quantity', 'P0001×100', '「P0001×100」的數量要在 1 到 99 之間。'],
    ['a code used twice', 'P1×1、P2×1、P1×2', 'P1 寫了兩次，請合成一項，並加總數量。'],
    [
      'too many parts',
      Array.from({ length: SET_PARTS_MAX + 1 }, (_, i) => `P${i}×1`).join('\n'),
      '組合最多 20 項商品，這裡有 21 項。',
    ],
  ])('rejects %s with a sentence [T17]', (_what, text, why) => {
    expect(readSetParts(text)).toEqual({ why });
  });
});

const parts = [
  { prd_id: 'P1', prd_name: '烏龍茶', qty: 2 },
  { prd_id: 'C-W', prd_name: '茶杯', option_text: '白', qty: 1 },
];

it('a line takes its parts times its quantity, and a line without parts itself [T17]', () => {
  const set = { prd_id: 'G1', qty: 3, parts };
  expect(unitsTaken(set)).toEqual([
    { prd_id: 'P1', qty: 6 },
    { prd_id: 'C-W', qty: 3 },
  ]);
  expect(unitsTaken({ prd_id: 'P1', qty: 4 })).toEqual([{ prd_id: 'P1', qty: 4 }]);
  expect(countTaken([set, { prd_id: 'P1', qty: 4 }])).toBe(13);
});

it.each([
  ['the scarcest part', { P1: 7, 'C-W': 9 }, 3],
  ['a part that is sold out', { P1: 7, 'C-W': 0 }, 0],
  ['a part with too few', { P1: 1, 'C-W': 9 }, 0],
])(
  'there are as many pieces as %s allows [T17]',
  (_what, stock: Record<string, number>, pieces) => {
    expect(piecesOf(parts, (id) => stock[id] ?? 0)).toBe(pieces);
  },
);

it('a set without parts has no pieces [T17]', () => expect(piecesOf([], () => 9)).toBe(0));

it('two sets have the same content in any order, but not with other quantities [T17]', () => {
  expect(isSameContent(parts, parts.toReversed())).toBe(true);
  expect(isSameContent(parts, parts.slice(1))).toBe(false);
  expect(
    isSameContent(parts, [
      { prd_id: 'P1', qty: 2 },
      { prd_id: 'C-W', qty: 2 },
    ]),
  ).toBe(false);
});

it('sentences name parts with their values, and at most three sets [T17]', () => {
  expect(partsText(parts)).toBe('烏龍茶 × 2、茶杯（白） × 1');
  const named = ['甲', '乙', '丙', '丁'].map((prd_name) => ({ prd_name }));
  expect(namesOfSets(named.slice(0, 2))).toBe('「甲」、「乙」');
  expect(namesOfSets(named)).toBe('「甲」、「乙」、「丙」等 4 個');
});
