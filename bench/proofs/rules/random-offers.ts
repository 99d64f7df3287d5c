import {
  ALL_GOODS,
  ALWAYS,
  RULE_BUYERS,
  RULE_COMBINATIONS,
  RULE_LEVELS,
  type RuleConditions,
  type RuleScope,
} from '@pinpu/shared/domain';
import { eq, inArray, sql } from 'drizzle-orm';
import {
  addGoods,
  type NewGoods,
} from '../../../server/src/modules/goods/catalog/goods/repository.ts';
import type { Database } from '../../../server/src/platform/db/index.ts';
import {
  coupons,
  priceRules,
  settings,
  variants,
} from '../../../server/src/platform/db/schema/index.ts';
import { type Draw, oneOf } from '../../../server/src/testing/seeded-numbers.ts';
import { randomTerms } from '../../support/random-rules.ts';

const CATEGORIES = ['C11', 'C21'] as const;
const TAX_CLASSES = ['taxed', 'taxed', 'exempt', 'zero'] as const;
const GOODS = 24;
const RULES = 12;

/** Codes of coupons of each kind, an unknown one, and none. */
export const COUPONS = ['RULED10', 'RULED150', 'RULEDSHIP', 'UNKNOWN', '', ''] as const;

/** Goods of a shop with random prices, fees and tax classes. */
export async function addRandomGoods(db: Database, draw: Draw): Promise<NewGoods[]> {
  const goods = Array.from({ length: GOODS }, (_, at): NewGoods => {
    const price = 1 + draw(400);
    return {
      ...{ prd_id: `R${100 + at}`, prd_name: `商品 ${at}`, prd_man_pic: '', price },
      ...{ price1: draw(2) * Math.ceil(price * 0.9), cost_wholesale: draw(price) },
      ...{ cate_id: oneOf(CATEGORIES, draw), tax_class: oneOf(TAX_CLASSES, draw) },
      ...{ ship_fee: 80 * draw(2), ship_fee_free_amt: 1000 * draw(2) },
      ...{ on_hand: 1_000_000, u_date: new Date() },
    };
  });
  await addGoods(db, goods);
  const added = { c_date: new Date() };
  await db.insert(coupons).values([
    { ...added, coupon_id: 'ruled-1', coupon_code: COUPONS[0], kind: 'percent', value: 10 },
    {
      ...added,
      coupon_id: 'ruled-2',
      coupon_code: COUPONS[1],
      kind: 'amount',
      value: 150,
      min_amt: 500,
    },
    { ...added, coupon_id: 'ruled-3', coupon_code: COUPONS[2], kind: 'shipping', value: 100 },
  ]);
  return goods;
}

function randomScope(draw: Draw, idOf: () => string): RuleScope {
  const some = (share: number) => (draw(share) === 0 ? [idOf(), idOf()] : []);
  const category = draw(4) === 0 ? [oneOf(['C1', 'C2', ...CATEGORIES], draw)] : [];
  const except = draw(6) === 0 ? [idOf()] : [];
  if (draw(2) === 0) return { ...ALL_GOODS, except };
  return { ...ALL_GOODS, products: some(2), variants: some(3), categories: category, except };
}

/** Days, buyers and price levels; none that change between two calls. */
const randomConditions = (draw: Draw): RuleConditions => ({
  ...ALWAYS,
  ...(draw(8) === 0 && { ends_on: '2026-01-01' }),
  ...(draw(8) === 0 && { starts_on: '2099-01-01' }),
  buyers: draw(4) === 0 ? oneOf(RULE_BUYERS, draw) : 'anyone',
  levels: draw(4) === 0 ? oneOf(RULE_LEVELS, draw) : 'any',
});

/** Replaces the shop's rules of price, how they meet, and the stock of two kinds of goods, of which little is left. */
export async function drawOffers(db: Database, goods: readonly NewGoods[], draw: Draw) {
  const idOf = () => goods[draw(goods.length)]?.prd_id ?? '';
  const rules = Array.from({ length: draw(RULES + 1) }, (_, at) => ({
    ...{ rule_id: `RULE${at}`, name: `活動 ${at}`, enabled: true, c_date: new Date() },
    terms: randomTerms(draw, idOf),
    ...{ scope: randomScope(draw, idOf), conditions: randomConditions(draw) },
  }));
  await db.transaction(async (tx) => {
    await tx.delete(priceRules);
    if (rules.length > 0) await tx.insert(priceRules).values(rules);
    await tx.delete(settings).where(eq(settings.name, 'price_rule_combination'));
    const value = oneOf(RULE_COMBINATIONS, draw);
    await tx.insert(settings).values({ name: 'price_rule_combination', value, u_date: new Date() });
    const left = sql`${variants.reserved} + ${draw(3)}`;
    const full = sql`${variants.reserved} + 1000000`;
    await tx
      .update(variants)
      .set({ on_hand: full })
      .where(
        inArray(
          variants.var_id,
          goods.map(({ prd_id }) => prd_id),
        ),
      );
    await tx
      .update(variants)
      .set({ on_hand: left })
      .where(inArray(variants.var_id, [idOf(), idOf()]));
  });
  return rules.length;
}
