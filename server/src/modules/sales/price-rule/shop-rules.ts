import type {
  ShopPriceRule,
  ShopPriceRulePage,
  ShopPriceRulesQuery,
} from '@pinpu/shared/contracts/backoffice';
import type { Database } from '../../../platform/db/index.ts';
import { pageOf } from '../../../platform/db/page-of.ts';
import { digestOf } from '../../../platform/digest.ts';
import { Rejection } from '../../../platform/errors/rejection.ts';
import { namesOfRules, warningsOf } from './rule-facts.ts';
import {
  findOrdersWithRule,
  findOtherRules,
  findRuleSales,
  findShopRule,
  findShopRules,
  type RuleRow,
} from './shop-rules-repository.ts';

const PAGE = 50;
const ORDERS = 20;

type RuleResult = Awaited<ReturnType<typeof findShopRules>>[number];

/** A version that changes with everything that the shop edits. */
export const versionOf = ({ name, terms, scope, conditions, enabled }: RuleRow): string =>
  digestOf([name, terms, scope, conditions, enabled]);

function shopRule(row: RuleResult): ShopPriceRule {
  const { c_date, changed_at, ...rest } = row;
  return {
    ...rest,
    ...{ version: versionOf(row), c_date: c_date.toISOString() },
    changed_at: changed_at?.toISOString() ?? '',
  };
}

const cursorOf = ({ c_date, rule_id }: RuleResult) => `${c_date.toISOString()}~${rule_id}`;

export async function listRules(db: Database, query: ShopPriceRulesQuery, now: Date) {
  const found = await findShopRules(db, query, { limit: PAGE + 1, now });
  const { rows, next } = pageOf(found, PAGE, cursorOf);
  return { rules: rows.map(shopRule), names: await namesOfRules(db, rows), next };
}

/** A rule with its figures, warnings, and the newest orders that it applied to. @throws Rejection 404 */
export async function rulePage(db: Database, id: string, now: Date): Promise<ShopPriceRulePage> {
  const row = await findShopRule(db, id, now);
  if (!row) throw unknownRule(id);
  const recent = await findOrdersWithRule(db, id, ORDERS);
  return {
    rule: shopRule(row),
    ...(await findRuleSales(db, id)),
    recent: recent.map((order) => ({ ...order, ord_date: order.ord_date.toISOString() })),
    warnings: await warningsOf(db, row, await findOtherRules(db, id, now), now),
    names: await namesOfRules(db, [row]),
  };
}

export const unknownRule = (id: string): Rejection =>
  new Rejection(404, 'PRICE_RULE_NOT_FOUND', `找不到優惠活動 ${id}。`);
