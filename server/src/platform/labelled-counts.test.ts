import { labelledCounts } from './labelled-counts.ts';

it('counts by labels, and beyond the limit drops the combination unused for the longest time', () => {
  const counts = labelledCounts('reports', 'Reports', ['remote', 'outcome'], 2);
  counts.add({ remote: 'mf-cart', outcome: 'ok' });
  counts.add({ remote: 'mf-cart', outcome: 'failed' }, 2);
  counts.add({ outcome: 'ok', remote: 'mf-cart' }, 3);
  counts.add({ remote: 'mf-promo', outcome: 'ok' });
  expect([...counts.read()]).toEqual([
    [{ remote: 'mf-cart', outcome: 'ok' }, 4],
    [{ remote: 'mf-promo', outcome: 'ok' }, 1],
  ]);
});
