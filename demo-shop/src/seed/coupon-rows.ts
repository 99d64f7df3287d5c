import type { coupons } from '@pinpu/server/plugin';

export const demoCouponRows = (c_date: Date): (typeof coupons.$inferInsert)[] => [
  {
    coupon_id: 'demo-100',
    coupon_code: 'PINPU100',
    kind: 'amount',
    value: 100,
    min_amt: 1000,
    c_date,
  },
  {
    coupon_id: 'demo-9',
    coupon_code: 'HELLO9',
    kind: 'percent',
    value: 10,
    max_uses_per_buyer: 1,
    c_date,
  },
  { coupon_id: 'demo-ship', coupon_code: 'FREESHIP', kind: 'shipping', min_amt: 500, c_date },
];
