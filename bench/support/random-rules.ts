import type { RuleTerms } from '@pinpu/shared/domain';
import { type Draw, oneOf } from '../../server/src/testing/seeded-numbers.ts';

/** Ids of goods that rules offer and give, each drawn anew. */
type AnyGoods = () => string;

const steps = (draw: Draw) =>
  [1, 2].map((n) => ({
    from: n * (1 + draw(400)),
    ...(draw(2) ? { percent: 1 + draw(100), amount: 0 } : { percent: 0, amount: 1 + draw(300) }),
  }));

const KINDS: readonly [
  (draw: Draw, goods: AnyGoods) => RuleTerms,
  ...((draw: Draw, goods: AnyGoods) => RuleTerms)[],
] = [
  (draw) => ({
    ...{ kind: 'off', by: draw(2) ? 'amount' : 'pieces', repeat: false, steps: steps(draw) },
  }),
  (draw) => ({
    ...{ kind: 'off', by: 'amount', repeat: true },
    steps: [{ from: 100 + draw(400), percent: 0, amount: 1 + draw(100) }],
  }),
  (draw) => ({ kind: 'bundle', pieces: 2 + draw(3), price: 1 + draw(500) }),
  (draw) => ({ kind: 'cheapest', pieces: 2 + draw(3), reduced: 1, percent: 1 + draw(100) }),
  (draw, goods) => ({
    ...{ kind: 'add-on', from: draw(400), max: 1 + draw(3) },
    items: [{ prd_id: goods(), price: 1 + draw(200) }],
  }),
  (draw, goods) => ({
    ...{ kind: 'gift', by: 'amount' },
    steps: [{ from: 1 + draw(900), prd_id: goods(), qty: 1 }],
  }),
  (draw) => ({ kind: 'shipping', by: 'amount', from: 1 + draw(900) }),
];

/** Terms of a rule of price of any kind. */
export const randomTerms = (draw: Draw, goods: AnyGoods): RuleTerms =>
  oneOf(KINDS, draw)(draw, goods);

/** A cart of so many lines under so many rules, half of which hold for all goods, the others for half of the lines. */
export function randomCart(draw: Draw, size: { rules: number; lines: number }) {
  const rules = Array.from({ length: size.rules }, (_, at) => ({
    ...{ rule_id: `r${at}`, name: `活動 ${at}`, everything: draw(2) === 0 },
    terms: randomTerms(draw, () => `p${draw(size.lines)}`),
  }));
  const lines = Array.from({ length: size.lines }, (_, at) => ({
    ...{ prd_id: `p${at}`, prd_price: 1 + draw(400), qty: 1 + draw(6) },
    ...{ ship_fee: 80 * draw(2), ship_fee_free_amt: 1000 * draw(2) },
    rules: rules.filter(() => draw(2) === 0).map(({ rule_id }) => rule_id),
  }));
  return { rules, lines };
}
