import type { CartLine, CartView } from '@pinpu/shared/contracts';
import { lineName } from '@pinpu/shared/domain';
import { atom } from '@pinpu/shared/state';

type Answered = Pick<CartView, 'price_rules' | 'rule_goods'>;

const answeredAtom = atom<Answered>({});

/** Records the rules of price of a cart's answer, and the goods that they give or offer. */
export const recordPriceRulesAtom = atom(null, (_get, set, { price_rules, rule_goods }: Answered) =>
  set(answeredAtom, { price_rules, rule_goods }),
);

/** The rules of price that hold for the cart; undefined before the first answer, and where there are none. */
export const priceRulesAtom = atom((get) => get(answeredAtom).price_rules);

/** The goods that rules give or offer, by the ids of lines. */
export const ruleGoodsAtom = atom(
  (get): ReadonlyMap<string, CartLine> =>
    new Map((get(answeredAtom).rule_goods ?? []).map((line) => [line.prd_id, line])),
);

/** Names of these goods, for sentences about rules. */
export const ruleGoodsNameAtom = atom((get) => {
  const goods = get(ruleGoodsAtom);
  return (prd_id: string) => {
    const line = goods.get(prd_id);
    return line ? `「${lineName(line)}」` : '指定商品';
  };
});
