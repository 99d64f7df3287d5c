import { line } from '../../testing/fixtures.ts';
import { cartRows, type RemovedLine, restoredLines, withRemoved } from './removed-lines.ts';

const [A, B, C] = ['a', 'b', 'c'].map((prd_id) => line({ prd_id })) as [Line, Line, Line];
type Line = ReturnType<typeof line>;

const ids = (lines: readonly Line[]) => lines.map(({ prd_id }) => prd_id).join('');
const without = (lines: readonly Line[], prd_id: string) =>
  lines.filter((one) => one.prd_id !== prd_id);

/** Removes lines one after the other; returns the remaining and the removed ones. */
function removeAll(...order: string[]) {
  let lines: readonly Line[] = [A, B, C];
  let removed: readonly RemovedLine[] = [];
  for (const prd_id of order) {
    removed = withRemoved(lines, removed, prd_id) ?? [];
    lines = without(lines, prd_id);
  }
  return { lines, removed };
}

it.each(['abc', 'acb', 'bac', 'bca', 'cab', 'cba'])(
  'keeps each removed line in its place, removed and restored in the order %s',
  (order) => {
    let { lines, removed } = removeAll(...order);
    expect(ids(cartRows(lines, removed).map((row) => row.line))).toBe('abc');
    for (const prd_id of order) lines = restoredLines(lines, removed, prd_id);
    expect(lines).toEqual([A, B, C]);
  },
);

it('has no row for a removed line that is in the cart again', () => {
  const { lines, removed } = removeAll('b');
  const again = [...lines, B];
  expect(cartRows(again, removed).map((row) => [row.line.prd_id, row.removed])).toEqual([
    ['a', false],
    ['c', false],
    ['b', false],
  ]);
  expect(withRemoved(again, removed, 'b')).toEqual([{ line: B, at: 2 }]);
});

it('ignores the removal of a product without a row', () => {
  expect(withRemoved([A], [], 'b')).toBeUndefined();
});
