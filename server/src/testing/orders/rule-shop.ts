import type { ShopPriceRule } from '@pinpu/shared/contracts/backoffice';
import {
  ALL_GOODS,
  ALWAYS,
  type AppliedRule,
  type RuleConditions,
  type RuleTerms,
  type StoredRule,
} from '@pinpu/shared/domain';
import { asc, eq, like } from 'drizzle-orm';
import { auditLog, orders } from '../../platform/db/schema/index.ts';
import { testApp } from '../index.ts';
import { atBackoffice } from '../people/backoffice.ts';
import { checkoutBody, lineOf, sendCheckout } from './buyer.ts';

export const off = (from: number, amount: number, percent = 0): RuleTerms => ({
  ...{ kind: 'off', by: 'amount', repeat: false, steps: [{ from, amount, percent }] },
});
export const FREE: RuleTerms = { ...off(1, 0, 100), by: 'pieces' } as RuleTerms;
export const TEA: StoredRule = {
  ...{ name: '滿千折百', terms: off(1000, 100), scope: ALL_GOODS, conditions: ALWAYS },
};
export const scope = (fields: Partial<StoredRule['scope']>) => ({
  scope: { ...ALL_GOODS, ...fields },
});
export const during = (fields: Partial<RuleConditions>) => ({
  conditions: { ...ALWAYS, ...fields },
});

export async function openShop() {
  const shop = await testApp();
  const [anna, ben] = [await atBackoffice(shop, 'anna'), await atBackoffice(shop, 'ben')];
  const add = (fields: Partial<StoredRule> = {}) =>
    anna.send('POST', 'price-rules', { ...TEA, ...fields });
  const added = async (fields: Partial<StoredRule> = {}): Promise<ShopPriceRule> =>
    (await add(fields)).json().body.rule;
  const read = (id: string) => anna.get(`price-rules/${id}`);
  const enable = async (id: string, fields: object = {}) =>
    anna.send('POST', `price-rules/${id}/enable`, { ...(await read(id)).rule, ...fields });
  let buyers = 0;
  return {
    ...{ ...shop, anna, ben, add, added, read, enable },
    enabled: async (fields: Partial<StoredRule> = {}) => {
      const { rule_id } = await added(fields);
      await enable(rule_id, { confirm: true });
      return rule_id;
    },
    change: async (id: string, fields: object, as = anna) => {
      const { name, terms, version, ...rest } = (await read(id)).rule;
      const rule = { name, terms, version, scope: rest.scope, conditions: rest.conditions };
      return as.send('PUT', `price-rules/${id}`, { ...rule, ...fields });
    },
    list: async (query = ''): Promise<ShopPriceRule[]> =>
      (await anna.get(`price-rules?${query}`)).rules,
    preview: (fields: object = {}) =>
      anna.send('POST', 'price-rules/preview', { rule_id: '', ...TEA, ...fields }),
    /** A guest's order of these goods; `applied` is what rules did to it. */
    order: async (goods: [Parameters<typeof lineOf>[0], number][], applied: AppliedRule[] = []) => {
      buyers += 1;
      shop.clock.advance(60_000);
      const cart = goods.map(([product, qty]) => lineOf(product, qty));
      const body = checkoutBody(cart, { cus_email: `guest-${buyers}@pinpu.test` });
      const placed = await sendCheckout(shop, body, {
        key: `rule-shop-${buyers}`,
        s: `session-of-rules-${buyers}`,
      });
      const { ord_code } = placed.json().data;
      await shop.db
        .update(orders)
        .set({ applied_rules: applied })
        .where(eq(orders.ord_code, ord_code));
      return ord_code;
    },
  };
}

export const appliedOf = (
  rule_id: string,
  amount: number,
  gifts?: AppliedRule['gifts'],
): AppliedRule => ({
  ...{ rule_id, name: '滿千折百', kind: 'off', amount, lines: [] },
  ...(gifts && { gifts }),
});

export const entries = (shop: Awaited<ReturnType<typeof openShop>>) =>
  shop.db
    .select()
    .from(auditLog)
    .where(like(auditLog.action, 'price-rule.%'))
    .orderBy(asc(auditLog.id));
