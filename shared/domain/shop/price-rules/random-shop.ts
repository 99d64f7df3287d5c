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

const randomTerms: readonly ((draw: Draw) => RuleTerms)[] = [
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
  (draw) => ({
    ...{ kind: 'add-on', from: draw(400), max: 1 + draw(3) },
    items: [{ prd_id: `p${draw(6)}`, price: 1 + draw(200) }],
  }),
  (draw) => ({ kind: 'gift', by: 'amount', steps: [{ from: 1 + draw(900), prd_id: 'g', qty: 1 }] }),
  (draw) => ({ kind: 'shipping', by: 'amount', from: 1 + draw(900) }),
];

/** Lines, rules of price, and maybe a coupon. */
export function randomShop(draw: Draw) {
  const rules: PriceRule[] = Array.from({ length: draw(7) }, (_, at) => ({
    rule_id: `r${at}`,
    name: `活動 ${at}`,
    terms: (randomTerms[draw(randomTerms.length)] ?? randomTerms[0])?.(draw) as RuleTerms,
    everything: draw(2) === 0,
  }));
  const lines = Array.from({ length: 1 + draw(6) }, (_, at) => ({
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
