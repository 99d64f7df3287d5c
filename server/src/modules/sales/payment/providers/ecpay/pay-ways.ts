import type { PayWayOffer } from '@pinpu/shared/domain';

/** ECPay's names of the pay ways of spec §4 in ChoosePayment and IgnorePayment. */
const CHOICES: Readonly<Record<number, string>> = {
  2: 'ATM',
  3: 'Credit',
  4: 'Credit',
  6: 'WebATM',
  9: 'BARCODE',
  10: 'CVS',
};

/** Other methods of ECPay's page, which it shows unless IgnorePayment names them. */
const FURTHER = ['ApplePay', 'TWQR', 'BNPL', 'WeiXin'];

/** The pay ways of ECPay, and the amounts it accepts (docs/taiwan). */
export const ECPAY_WAYS: readonly PayWayOffer[] = [
  { pay_way: 3, min_amt: 5, max_amt: 199_999, periods: [] },
  { pay_way: 4, min_amt: 5, max_amt: 199_999, periods: [3, 6, 12, 18, 24] },
  { pay_way: 2, min_amt: 11, max_amt: 49_999, periods: [] },
  { pay_way: 6, min_amt: 11, max_amt: 49_999, periods: [] },
  { pay_way: 10, min_amt: 33, max_amt: 6_000, periods: [] },
  { pay_way: 9, min_amt: 17, max_amt: 20_000, periods: [] },
];

/** ChoosePayment for a pay way; ALL where it is chosen on ECPay's page. */
export const choosePayment = (pay_way: number): string => CHOICES[pay_way] ?? 'ALL';

/** IgnorePayment: all methods of ECPay's page that this shop does not offer. */
export function ignorePayment(offered: readonly number[]): string {
  const chosen = new Set(offered.map((pay_way) => CHOICES[pay_way]));
  return [...new Set([...Object.values(CHOICES), ...FURTHER])]
    .filter((choice) => !chosen.has(choice))
    .join('#');
}

const BY_TYPE: Readonly<Record<string, number>> = {
  atm: 2,
  credit: 3,
  webatm: 6,
  barcode: 9,
  cvs: 10,
};

/** The number of instalments in `stage`; 0 for a card charged at once, and where `stage` is missing. */
export const payPeriodOf = (stage: string): number => (/^\d{1,2}$/.test(stage) ? Number(stage) : 0);

/** The pay way of a PaymentType such as `ATM_TAISHIN`; a card with instalments in `stage` is 4. 0 if unknown. */
export function payWayOfType(paymentType: string, stage: string): number {
  const pay_way = BY_TYPE[paymentType.split('_', 1)[0]?.toLowerCase() ?? ''] ?? 0;
  return pay_way === 3 && payPeriodOf(stage) > 0 ? 4 : pay_way;
}
