import type { Coupon } from '../coupon.ts';
import { TAX_CLASSES } from '../tax.ts';
import { type PriceRule, RULE_COMBINATIONS, type RuleTerms } from './price-rule.ts';

/** Pseudo-random whole numbers below a bound, the same in every run. */
export function numbers(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
}

export type Draw = ReturnType<typeof numbers>;

/** Goods that rules offer and give, each drawn anew. */
interface OfferedGoods {
  offered: () => string;
  gift: () => string;
}

const termsOfKinds: readonly ((draw: Draw, goods: OfferedGoods) => RuleTerms)[] = [
  (draw) => ({
    ...{ kind: 'off', by: draw(2) ? 'amount' : 'pieces', repeat: false },
    steps: [1, 2].map((n) => ({
      from: n * (1 + draw(400)),
      ...(draw(2) ? { percent: 1 + draw(100), amount: 0 } : { percent: 0, amount: 1 + draw(300) }),
    })),
  }),
  (draw) => ({
    ...{ kind: 'off', by: 'amount', repeat: true },
    steps: [{ from: 100 + draw(400), percent: 0, amount: 1 + draw(100) }],
  }),
  (draw) => ({ kind: 'bundle', pieces: 2 + draw(3), price: 1 + draw(500) }),
  (draw) => ({ kind: 'cheapest', pieces: 2 + draw(3), reduced: 1, percent: 1 + draw(100) }),
  (draw, { offered }) => ({
    ...{ kind: 'add-on', from: draw(400), max: 1 + draw(3) },
    items: [{ prd_id: offered(), price: 1 + draw(200) }],
  }),
  (draw, { gift }) => ({
    ...{ kind: 'gift', by: 'amount' },
    steps: [{ from: 1 + draw(900), prd_id: gift(), qty: 1 }],
  }),
  (draw) => ({ kind: 'shipping', by: 'amount', from: 1 + draw(900) }),
];

/** Terms of any kind. */
export const randomTerms = (draw: Draw, goods: OfferedGoods): RuleTerms =>
  (termsOfKinds[draw(termsOfKinds.length)] ?? termsOfKinds[0])?.(draw, goods) as RuleTerms;

/** How many rules and lines. */
interface Size {
  rules: number;
  lines: number;
}

const smallSize = (draw: Draw): Size => ({ rules: draw(7), lines: 1 + draw(6) });

/** Lines, rules of price, and maybe a coupon. */
export function randomShop(draw: Draw, size = smallSize(draw)) {
  const goods = { offered: () => `p${draw(6)}`, gift: () => 'g' };
  const rules: PriceRule[] = Array.from({ length: size.rules }, (_, at) => ({
    rule_id: `r${at}`,
    name: `活動 ${at}`,
    terms: randomTerms(draw, goods),
    everything: draw(2) === 0,
  }));
  const lines = Array.from({ length: size.lines }, (_, at) => ({
    ...{ prd_id: `p${at}`, prd_price: 1 + draw(400), qty: 1 + draw(6) },
    ...{ ship_fee: 80 * draw(2), ship_fee_free_amt: 1000 * draw(2) },
    rules: rules.filter(() => draw(2) === 0).map(({ rule_id }) => rule_id),
    tax_class: TAX_CLASSES[draw(3)],
  }));
  const kind = (['percent', 'amount', 'shipping'] as const)[draw(3)] ?? 'percent';
  const coupon: Coupon = { coupon_code: 'C', kind, value: 1 + draw(100), min_amt: draw(500) };
  const combine = RULE_COMBINATIONS[draw(3)] ?? 'layers';
  return { rules, lines, combine, coupon: draw(2) === 0 ? coupon : undefined };
}
