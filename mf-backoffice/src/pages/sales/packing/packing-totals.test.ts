import { packingTotals } from './packing-totals.ts';

it('adds up the units of every product, by code [41 W7]', () => {
  const line = (prd_id: string, qty: number) => ({ prd_id, prd_name: `茶 ${prd_id}`, qty });
  expect(packingTotals([line('P2', 1), line('P1', 2), line('P2', 3)])).toEqual([
    line('P1', 2),
    line('P2', 4),
  ]);
});
