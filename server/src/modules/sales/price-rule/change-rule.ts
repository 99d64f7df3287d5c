import type { PriceRuleChange } from '@pinpu/shared/contracts/backoffice';
import {
  isToConfirm,
  type RuleFaults,
  type RuleTerms,
  ruleFaults,
  type StoredRule,
} from '@pinpu/shared/domain';
import type { Database } from '../../../platform/db/index.ts';
import { Rejection } from '../../../platform/errors/rejection.ts';
import { randomBase32 } from '../../../platform/random.ts';
import { isSameSecret } from '../../../platform/same-secret.ts';
import type { ChangeContext } from '../../base/audit/change-context.ts';
import { lastChangeText } from '../../base/audit/last-change.ts';
import { unknownIds, warningsOf } from './rule-facts.ts';
import { rulePage, unknownRule, versionOf } from './shop-rules.ts';
import {
  findOtherRules,
  insertRule,
  lockRule,
  type RuleRow,
  updateRule,
} from './shop-rules-repository.ts';

const ID_LENGTH = 10;

/** @throws Rejection that says what is wrong with each part of the form. */
function rejectFaults(faults: RuleFaults): void {
  const [first] = Object.values(faults);
  if (first !== undefined) throw new Rejection(400, 'BAD_PRICE_RULE', first, { faults });
}

const goneText = (ids: readonly string[]) =>
  ids.length === 0 ? {} : { text: `商店裡沒有 ${ids.slice(0, 5).join('、')}，請移除後再儲存。` };

/** Steps in their order, so that the same rule always is the same text. */
function tidyTerms(terms: RuleTerms): RuleTerms {
  const inOrder = <Step extends { from: number }>(steps: readonly Step[]) =>
    steps.toSorted((a, b) => a.from - b.from);
  if (terms.kind === 'off') return { ...terms, steps: inOrder(terms.steps) };
  return terms.kind === 'gift' ? { ...terms, steps: inOrder(terms.steps) } : terms;
}

const tidy = ({ name, terms, scope, conditions }: StoredRule): StoredRule => ({
  ...{ name: name.trim(), terms: tidyTerms(terms), scope },
  conditions: { ...conditions, weekdays: conditions.weekdays.toSorted((a, b) => a - b) },
});

/** The rule as it is stored. @throws Rejection where a part is wrong, or refers to what does not exist. */
export async function validRule(db: Database, typed: StoredRule): Promise<StoredRule> {
  const rule = tidy(typed);
  rejectFaults(ruleFaults(rule));
  const unknown = await unknownIds(db, rule);
  const [terms, scope] = [goneText(unknown.terms).text, goneText(unknown.scope).text];
  rejectFaults({ ...(terms && { terms }), ...(scope && { scope }) });
  return rule;
}

/** Adds a rule that is disabled. @throws Rejection */
export async function addRule(
  db: Database,
  typed: StoredRule,
  { actor, now, record }: ChangeContext,
): Promise<string> {
  const rule = await validRule(db, typed);
  const rule_id = randomBase32(ID_LENGTH);
  await db.transaction(async (tx) => {
    const row = { rule_id, ...rule, enabled: false, c_date: now };
    await insertRule(tx, { ...row, changed_by: actor, changed_at: now });
    await record(tx, rule_id, { ...rule });
  });
  return rule_id;
}

/** Locks a rule. @throws Rejection 404 */
async function lockKnown(tx: Database, id: string): Promise<RuleRow> {
  const row = await lockRule(tx, id);
  if (!row) throw unknownRule(id);
  return row;
}

/** Locks a rule. @throws Rejection 404, or 409 with the rule as it is now if that was not the one read. */
async function lockAsRead(
  tx: Database,
  { id, version }: { id: string; version: string },
  now: Date,
): Promise<RuleRow> {
  const row = await lockKnown(tx, id);
  if (isSameSecret(version, versionOf(row))) return row;
  throw new Rejection(
    409,
    'PRICE_RULE_CHANGED',
    `這個優惠活動剛才有變更：${lastChangeText(row.changed_by, row.changed_at)}。您填寫的內容還在，請確認後再儲存。`,
    { body: await rulePage(tx, id, now) },
  );
}

/** @throws Rejection 409 with the warnings of an enabled rule that gives goods away, or sells them below their cost. */
async function rejectUnconfirmed(tx: Database, id: string, rule: StoredRule, now: Date) {
  const warnings = await warningsOf(tx, rule, await findOtherRules(tx, id, now), now);
  const lossy = warnings.filter(isToConfirm);
  if (lossy.length === 0) return;
  const sentences = lossy.map(({ text }) => text).join('');
  throw new Rejection(409, 'CONFIRM_PRICE_RULE', `${sentences}請確認後再啟用。`, {
    warnings: lossy,
  });
}

/** The parts of a rule that differ. */
const changedParts = (before: StoredRule, after: StoredRule) =>
  Object.fromEntries(
    Object.entries(after).filter(
      ([part, value]) => JSON.stringify(before[part as keyof StoredRule]) !== JSON.stringify(value),
    ),
  );

/** An editor from before there were levels of members sends none, which does not lift the stored limit. */
function withStoredLevels(
  rule: StoredRule,
  { conditions: { member_levels } }: RuleRow,
): StoredRule {
  const { conditions } = rule;
  if (conditions.member_levels !== undefined || member_levels === undefined) return rule;
  return { ...rule, conditions: { ...conditions, member_levels } };
}

/** Changes a rule for later orders; those that carry it keep what it was. @throws Rejection */
export async function changeRule(
  db: Database,
  id: string,
  { version, confirm, ...typed }: PriceRuleChange,
  { actor, now, record }: ChangeContext,
): Promise<void> {
  const valid = await validRule(db, typed);
  await db.transaction(async (tx) => {
    const row = await lockAsRead(tx, { id, version }, now);
    const rule = withStoredLevels(valid, row);
    if (row.enabled && !confirm) await rejectUnconfirmed(tx, id, rule, now);
    await updateRule(tx, id, { ...rule, changed_by: actor, changed_at: now });
    await record(tx, id, changedParts(row, rule));
  });
}

/** Enables a rule, once its losses are confirmed. @throws Rejection */
export async function enableRule(
  db: Database,
  id: string,
  { version, confirm }: Pick<PriceRuleChange, 'version' | 'confirm'>,
  { actor, now, record }: ChangeContext,
): Promise<void> {
  await db.transaction(async (tx) => {
    const row = await lockAsRead(tx, { id, version }, now);
    if (!confirm) await rejectUnconfirmed(tx, id, row, now);
    await updateRule(tx, id, { enabled: true, changed_by: actor, changed_at: now });
    await record(tx, id, { name: row.name });
  });
}

/** Stops a rule at once, whoever changed it meanwhile. @throws Rejection 404 */
export async function disableRule(
  db: Database,
  id: string,
  { actor, now, record }: ChangeContext,
): Promise<void> {
  await db.transaction(async (tx) => {
    const row = await lockKnown(tx, id);
    await updateRule(tx, id, { enabled: false, changed_by: actor, changed_at: now });
    await record(tx, id, { name: row.name });
  });
}
