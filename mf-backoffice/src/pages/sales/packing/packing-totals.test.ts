import { packingTotals } from './packing-totals.ts';

it('adds up the units of every product, by code [41 W7]', () => {
  const line = (prd_id: string, qty: number) => ({ prd_id, prd_name: `茶 ${prd_id}`, qty });
  expect(packingTotals([line('P2', 1), line('P1', 2), line('P2', 3)])).toEqual([
    line('P1', 2),
    line('P2', 4),
  ]);
});

it('adds up each variant of a product by itself [T5]', () => {
  const shirt = (option_text: string, qty: number) => ({
    ...{ prd_id: `S1-${option_text}`, prd_name: '棉衫', option_text, qty },
  });
  expect(packingTotals([shirt('M', 1), shirt('L', 2), shirt('M', 3)])).toEqual([
    shirt('L', 2),
    shirt('M', 4),
  ]);
});
