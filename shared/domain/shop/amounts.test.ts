import { orderAmounts } from './amounts.ts';

it('computes every amount of the payload from the lines [B1, B2, B5]', () => {
  const lines = [
    { prd_price: 480, qty: 2, ship_fee: 80, ship_fee_free_amt: 1500 },
    { prd_price: 350, qty: 1, ship_fee: 0, ship_fee_free_amt: 0 },
  ];
  expect(orderAmounts(lines)).toEqual({
    dis_inv_amt: 0,
    dis_ship_amt: 0,
    ship_amt: 80,
    inv_amt: 1390,
    ap_amt: 1390,
    tot_amt: 1324,
    tot_tax: 66,
  });
});

it('charges nothing for an empty cart [B2]', () => {
  expect(orderAmounts([])).toEqual({
    dis_inv_amt: 0,
    dis_ship_amt: 0,
    ship_amt: 0,
    inv_amt: 0,
    ap_amt: 0,
    tot_amt: 0,
    tot_tax: 0,
  });
});

it('states tax for taxed goods and shipping only [B1, T10]', () => {
  const lines = [
    { prd_price: 480, qty: 2, ship_fee: 80, ship_fee_free_amt: 1500 },
    { prd_price: 350, qty: 1, ship_fee: 0, ship_fee_free_amt: 0, tax_class: 'exempt' as const },
  ];
  // 960 + 80 = 1040 are taxed.
  expect(orderAmounts(lines)).toMatchObject({
    ...{ inv_amt: 1390, ap_amt: 1390, tot_amt: 990 + 350, tot_tax: 50, exempt_amt: 350 },
  });
  expect(orderAmounts(lines)).not.toHaveProperty('zero_amt');
});
