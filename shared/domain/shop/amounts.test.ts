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
