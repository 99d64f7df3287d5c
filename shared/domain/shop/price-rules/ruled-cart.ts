import { type Application, type Layer, reachedBy, type ScopedRule } from './apply-rule.ts';
import { bestRules } from './best-rules.ts';
import type { AppliedRule, PriceRule, RuledLine } from './price-rule.ts';

const isProductOffer = ({ rule: { terms } }: ScopedRule) =>
  terms.kind === 'bundle' || terms.kind === 'cheapest' || terms.kind === 'add-on';
const isAmountOffer = ({ rule: { terms } }: ScopedRule) => terms.kind === 'off';

/** Independent of the cart's order. */
const byPrice = (a: RuledLine, b: RuledLine) =>
  b.prd_price - a.prd_price || (a.prd_id < b.prd_id ? -1 : 1);
const byId = (a: PriceRule, b: PriceRule) => (a.rule_id < b.rule_id ? -1 : 1);

/** The lines of a cart as rules see them; `applied` are the rules of the layers before. */
export function layerOf(cart: readonly RuledLine[], applied: readonly AppliedRule[]): Layer {
  const off = offByLine(applied);
  const lines = cart.filter(({ qty }) => qty > 0).toSorted(byPrice);
  const worth = lines.map(({ prd_id, prd_price, qty }) => prd_price * qty - (off.get(prd_id) ?? 0));
  return { lines, worth };
}

/** Each rule with the lines that it holds for; rules without a line are left out. */
export function scopedRules(rules: readonly PriceRule[], { lines }: Layer): ScopedRule[] {
  const everywhere = lines.map((_, at) => at);
  const named = new Map<string, number[]>();
  for (const { rule_id, everything } of rules) if (!everything) named.set(rule_id, []);
  if (named.size > 0)
    lines.forEach(({ rules: ids = [] }, at) => {
      for (const id of ids) named.get(id)?.push(at);
    });
  return rules
    .toSorted(byId)
    .map((rule) => ({ rule, at: rule.everything ? everywhere : (named.get(rule.rule_id) ?? []) }))
    .filter(({ at }) => at.length > 0);
}

/** What rules take off each line, in whole TWD; lines without a discount are missing. */
export function offByLine(applied: readonly AppliedRule[]): Map<string, number> {
  const off = new Map<string, number>();
  for (const { lines } of applied)
    for (const { prd_id, amount } of lines) off.set(prd_id, (off.get(prd_id) ?? 0) + amount);
  return off;
}

function appliedOf(
  { rule_id, name, terms: { kind } }: PriceRule,
  { amount, parts }: Application,
  { lines }: Layer,
): AppliedRule {
  const off = new Map<string, number>();
  for (const part of parts) {
    const id = lines[part.at]?.prd_id ?? '';
    if (part.off > 0) off.set(id, (off.get(id) ?? 0) + part.off);
  }
  const shares = [...off].map(([prd_id, share]) => ({ prd_id, amount: share }));
  return { rule_id, name, kind, amount, lines: shares };
}

/** A rule that takes nothing off goods. */
const noticed = ({ rule_id, name, terms: { kind } }: PriceRule): AppliedRule => ({
  ...{ rule_id, name, kind, amount: 0, lines: [] },
});

/** The gift of the step reached last. */
function giftOf(scoped: ScopedRule, layer: Layer): AppliedRule[] {
  const { terms } = scoped.rule;
  if (terms.kind !== 'gift') return [];
  const reached = reachedBy(terms.by, scoped, layer);
  const [last] = terms.steps
    .filter(({ from }) => from <= reached)
    .toSorted((a, b) => b.from - a.from);
  if (!last || reached === 0) return [];
  return [{ ...noticed(scoped.rule), gifts: [{ prd_id: last.prd_id, qty: last.qty }] }];
}

/** The rule that waives the shipping fee; its amount is known where the fee is. */
function freeShippingOf(rules: readonly ScopedRule[], layer: Layer): AppliedRule[] {
  const found = rules.find((scoped) => {
    const { terms } = scoped.rule;
    const reached = terms.kind === 'shipping' ? reachedBy(terms.by, scoped, layer) : 0;
    return terms.kind === 'shipping' && reached > 0 && reached >= terms.from;
  });
  return found ? [noticed(found.rule)] : [];
}

/**
 * All rules that apply to these lines together: product offers, then, on what they leave, offers by amount, then gifts and
 * free shipping, which count what goods cost in the end (ADR 0226).
 */
export function applyRules(cart: readonly RuledLine[], rules: readonly PriceRule[]): AppliedRule[] {
  if (rules.length === 0) return [];
  const applied: AppliedRule[] = [];
  let layer = layerOf(cart, applied);
  const scoped = scopedRules(rules, layer);
  for (const isOf of [isProductOffer, isAmountOffer]) {
    const choices = bestRules(scoped.filter(isOf), layer);
    if (choices.length === 0) continue;
    for (const choice of choices)
      applied.push(appliedOf(choice.scoped.rule, choice.application, layer));
    layer = layerOf(cart, applied);
  }
  return [
    ...applied,
    ...scoped.flatMap((rule) => giftOf(rule, layer)),
    ...freeShippingOf(scoped, layer),
  ];
}
