import type { RuleConditions, RuleScope, RuleTerms } from '@pinpu/shared/domain';
import { boolean, index, pgTable, text } from 'drizzle-orm/pg-core';
import { json, moment, plainText } from './columns.ts';

/** Rules of price (ADR 0226). Orders store what they applied, so a change is for later orders only. */
export const priceRules = pgTable(
  'price_rules',
  {
    rule_id: text().primaryKey(),
    name: text().notNull(),
    terms: json<RuleTerms>().notNull(),
    scope: json<RuleScope>().notNull(),
    conditions: json<RuleConditions>().notNull(),
    enabled: boolean().notNull().default(false),
    c_date: moment().notNull(),
    /** Who last changed it, and when. */
    changed_by: plainText(),
    changed_at: moment(),
  },
  (t) => [index('price_rules_date').on(t.c_date, t.rule_id)],
);
