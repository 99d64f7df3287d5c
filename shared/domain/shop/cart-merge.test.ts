import { isSameCart } from './cart-comparison.ts';
import { grownLines, type LineQuantity, mergedCart } from './cart-merge.ts';

/** Parses `tea 2, cup 1` to lines. */
const lines = (written: string): LineQuantity[] =>
  written === ''
    ? []
    : written.split(', ').map((line) => {
        const [prd_id = '', qty] = line.split(' ');
        return { prd_id, qty: Number(qty) };
      });

it.each([
  // Carts without a common state.
  ['keeps the lines of both', '', 'tea 2', 'cup 1', 'tea 2, cup 1'],
  ['takes the larger quantity, mine', '', 'tea 3', 'tea 2', 'tea 3'],
  ['takes the larger quantity, theirs', '', 'tea 1', 'tea 2', 'tea 2'],
  ['takes all of theirs into an empty cart', '', '', 'tea 2, cup 1', 'tea 2, cup 1'],
  ['takes all of mine into an empty cart', '', 'tea 2', '', 'tea 2'],
  ['doubles nothing at a second sign-in', '', 'tea 2, cup 1', 'tea 2, cup 1', 'tea 2, cup 1'],
  // Carts with a common state.
  ['follows what I changed', 'tea 2', 'tea 1', 'tea 2', 'tea 1'],
  ['follows what they changed', 'tea 2', 'tea 2', 'tea 5', 'tea 5'],
  ['follows what I took out', 'tea 2, cup 1', 'cup 1', 'tea 2, cup 1', 'cup 1'],
  ['follows what they took out', 'tea 2, cup 1', 'tea 2, cup 1', 'cup 1', 'cup 1'],
  ['keeps what either added', 'tea 2', 'tea 2, cup 1', 'tea 2, pot 1', 'tea 2, cup 1, pot 1'],
  ['keeps the larger where both changed', 'tea 2', 'tea 3', 'tea 4', 'tea 4'],
  ['keeps what they raised and I took out', 'tea 2', '', 'tea 4', 'tea 4'],
  ['keeps what I raised and they took out', 'tea 2', 'tea 4', '', 'tea 4'],
  ['takes out what both took out', 'tea 2', '', '', ''],
  ['is the same when it is sent twice', 'tea 5', 'tea 3', 'tea 3', 'tea 3'],
  ['holds a line of none or less for none', '', 'tea 0', 'cup -1', ''],
])('one cart of two %s', (_what, base, mine, theirs, merged) => {
  expect(mergedCart({ base: lines(base), mine: lines(mine), theirs: lines(theirs) })).toEqual(
    lines(merged),
  );
});

it('gives the same result from either side, except for the order', () => {
  const [base, mine, theirs] = ['tea 2, cup 1, pot 4', 'tea 1, cup 1, jar 2', 'cup 3, pot 9'].map(
    lines,
  ) as [LineQuantity[], LineQuantity[], LineQuantity[]];
  const here = mergedCart({ base, mine, theirs });
  expect(isSameCart(here, mergedCart({ base, mine: theirs, theirs: mine }))).toBe(true);
});

it('names the lines that grew, and by how much', () => {
  expect(grownLines(lines('tea 2, cup 1, pot 1'), lines('tea 3, cup 1, jar 1'))).toEqual([
    { prd_id: 'tea', from: 2, to: 3 },
    { prd_id: 'jar', from: 0, to: 1 },
  ]);
});
