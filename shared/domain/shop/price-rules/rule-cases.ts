import type { OffStep, RuleTerms } from './price-rule.ts';

/** Goods with the lowest price that a rule can meet, and what the shop pays for them; 0 where that is not stated. */
export interface PricedGoods {
  prd_id: string;
  name: string;
  price: number;
  cost: number;
}

/** The cart of some goods that a rule makes cheapest: how many pieces, what they cost before and after, and the shop's cost. */
export interface RuleCase {
  name: string;
  qty: number;
  full: number;
  paid: number;
  /** 0 where it is not stated. */
  cost: number;
}

/** The fewest pieces that reach a step. */
const piecesFor = (by: 'amount' | 'pieces', from: number, price: number) =>
  by === 'pieces' ? Math.max(1, from) : Math.max(1, Math.ceil(from / price));

const percentOf = (amount: number, percent: number) => Math.ceil((amount * percent) / 100);

function offOf(step: OffStep, full: number, times: number): number {
  const off = step.percent > 0 ? percentOf(full, step.percent) : step.amount * times;
  return Math.min(off, full);
}

const caseOf = (goods: PricedGoods, qty: number, off: number, extra = 0): RuleCase => ({
  ...{ name: goods.name, qty, full: goods.price * qty, paid: goods.price * qty - off },
  cost: goods.cost * qty + extra,
});

type CasesOf<Kind extends RuleTerms['kind']> = (
  terms: Extract<RuleTerms, { kind: Kind }>,
  goods: PricedGoods,
  costOf: (prd_id: string) => number,
) => RuleCase[];

const offCases: CasesOf<'off'> = ({ by, steps, repeat }, goods) =>
  steps.map((step) => {
    const qty = piecesFor(by, step.from, goods.price);
    const full = goods.price * qty;
    const reached = by === 'amount' ? full : qty;
    const times = repeat ? Math.max(1, Math.floor(reached / step.from)) : 1;
    return caseOf(goods, qty, offOf(step, full, times));
  });

const bundleCases: CasesOf<'bundle'> = ({ pieces, price }, goods) => [
  caseOf(goods, pieces, Math.max(0, goods.price * pieces - price)),
];

const cheapestCases: CasesOf<'cheapest'> = ({ pieces, reduced, percent }, goods) => [
  caseOf(goods, pieces, percentOf(goods.price, percent) * reduced),
];

const giftCases: CasesOf<'gift'> = ({ by, steps }, goods, costOf) =>
  steps.map(({ from, prd_id, qty }) =>
    caseOf(goods, piecesFor(by, from, goods.price), 0, costOf(prd_id) * qty),
  );

/** The carts in which a rule takes most off the price of each of these goods; `offered` are those that it gives or offers. */
export function ruleCases(
  terms: RuleTerms,
  goods: readonly PricedGoods[],
  offered: readonly PricedGoods[],
): RuleCase[] {
  const costOf = (id: string) => offered.find(({ prd_id }) => prd_id === id)?.cost ?? 0;
  const each = <Kind extends RuleTerms['kind']>(
    of: CasesOf<Kind>,
    its: Extract<RuleTerms, { kind: Kind }>,
  ) => goods.flatMap((one) => of(its, one, costOf));
  switch (terms.kind) {
    case 'off':
      return each(offCases, terms);
    case 'bundle':
      return each(bundleCases, terms);
    case 'cheapest':
      return each(cheapestCases, terms);
    case 'gift':
      return each(giftCases, terms);
    case 'add-on':
      return offered.flatMap((one) => {
        const price = terms.items.find(({ prd_id }) => prd_id === one.prd_id)?.price ?? one.price;
        return [caseOf(one, 1, Math.max(0, one.price - price))];
      });
    case 'shipping':
      return [];
  }
}
