import { nextSorting, sorted } from './sorted.ts';

const columns = [{ key: 'a', head: '名稱', text: (item: string) => item }];
const by = (isDescending: boolean) => ({ key: 'a', isDescending });

it('orders numbers in texts by their value, and Chinese by strokes [A10]', () => {
  const items = ['第10期', '第2期', '第一期'];
  expect(sorted(items, columns, by(false))).toEqual(['第2期', '第10期', '第一期']);
  expect(sorted(items, columns, by(true))).toEqual(['第一期', '第10期', '第2期']);
  expect(sorted(['龍', '王', '一'], columns, by(false))).toEqual(['一', '王', '龍']);
});

it('keeps the list’s own order without sorting, and for equal values [A10]', () => {
  const items = ['乙', '甲'];
  expect(sorted(items, columns, undefined)).toBe(items);
  expect(sorted(items, columns, { key: 'gone', isDescending: false })).toBe(items);
});

it('goes from ascending to descending and back to the list’s own order [A10]', () => {
  const first = nextSorting(undefined, 'a');
  const second = nextSorting(first, 'a');
  expect([first, second, nextSorting(second, 'a')]).toEqual([by(false), by(true), undefined]);
  expect(nextSorting(second, 'b')).toEqual({ key: 'b', isDescending: false });
});
