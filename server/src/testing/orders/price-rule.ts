import {
  ALL_GOODS,
  ALWAYS,
  type RuleCombination,
  type RuleConditions,
  type RuleScope,
  type RuleTerms,
} from '@pinpu/shared/domain';
import { priceRules, settings } from '../../platform/db/schema/index.ts';
import type { TestApp } from '../test-app.ts';

type Shop = Pick<TestApp, 'db' | 'clock'>;

interface NewRule {
  rule_id: string;
  name?: string;
  terms: RuleTerms;
  scope?: Partial<RuleScope>;
  conditions?: Partial<RuleConditions>;
  enabled?: boolean;
}

/** Adds rules of price that are switched on. */
export const addRules = ({ db, clock }: Shop, ...rules: NewRule[]) =>
  db.insert(priceRules).values(
    rules.map(({ rule_id, name = rule_id, terms, enabled = true, ...rule }) => ({
      ...{ rule_id, name, terms, enabled, c_date: clock.now() },
      scope: { ...ALL_GOODS, ...rule.scope },
      conditions: { ...ALWAYS, ...rule.conditions },
    })),
  );

export const combineRules = ({ db, clock }: Shop, value: RuleCombination) =>
  db.insert(settings).values({ name: 'price_rule_combination', value, u_date: clock.now() });

/** `amount` off from an amount of goods on. */
export const offFrom = (from: number, amount: number): RuleTerms => ({
  ...{ kind: 'off', by: 'amount', repeat: false },
  steps: [{ from, percent: 0, amount }],
});

export const giftFrom = (from: number, prd_id: string, qty = 1): RuleTerms => ({
  ...{ kind: 'gift', by: 'amount' },
  steps: [{ from, prd_id, qty }],
});
