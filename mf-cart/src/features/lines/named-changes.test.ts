import { line } from '../../testing/fixtures.ts';
import { mergeChanges } from './named-changes.ts';

const TEA = line({ prd_id: 'tea', prd_name: '烏龍茶' });
const fewer = (prd_id: string, to: number) => ({ prd_id, kind: 'stock' as const, from: 9, to });
const named = (prd_id: string, prd_name: string, to: number) => ({
  ...fewer(prd_id, to),
  prd_name,
});

it('names a change by its line, and leaves the name empty where no line has it', () => {
  const merged = mergeChanges([], [fewer('tea', 3), fewer('cup', 0)], [TEA]);
  expect(merged).toEqual([named('tea', '烏龍茶', 3), named('cup', '', 0)]);
});

it('replaces the older changes of a line, and keeps those of others', () => {
  const shown = [named('tea', '烏龍茶', 5), named('cup', '陶杯', 2)];
  expect(mergeChanges(shown, [fewer('tea', 3)], [TEA])).toEqual([
    named('cup', '陶杯', 2),
    named('tea', '烏龍茶', 3),
  ]);
});
