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

it('counts the parts of sets, together with the same goods by themselves [T17]', () => {
  const tea = { prd_id: 'P1', prd_name: '茶' };
  const cup = { prd_id: 'C-W', prd_name: '茶杯', option_text: '白' };
  const parts = [
    { ...tea, qty: 2 },
    { ...cup, qty: 1 },
  ];
  const set = { prd_id: 'G1', prd_name: '茶禮盒', qty: 3, parts };
  expect(packingTotals([set, { ...tea, qty: 1 }])).toEqual([
    { ...cup, qty: 3 },
    { ...tea, qty: 7 },
  ]);
});
