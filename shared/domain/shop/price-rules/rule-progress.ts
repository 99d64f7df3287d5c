import { formatTwd } from '../money.ts';
import { addOnBasis, type Layer, reachedBy, type ScopedRule } from './apply-rule.ts';
import type { AppliedRule, PriceRule, RuledLine, RuleMeasure, RuleTerms } from './price-rule.ts';
import { type NameOfGoods, ruleTermsText } from './rule-terms-text.ts';
import { layerOf, scopedRules } from './ruled-cart.ts';

/** How close a cart is to a rule's next step. */
export interface RuleProgress {
  rule_id: string;
  name: string;
  /** Amount in TWD, or pieces. */
  by: RuleMeasure;
  reached: number;
  threshold: number;
  /** What a shopper has to add, and what for: `再買 NT$230，滿 NT$1,500 折 NT$100`. */
  text: string;
}

interface Next {
  by: RuleMeasure;
  reached: number;
  threshold: number;
  what: string;
}

/** The next step of a list that is not reached yet, in the terms of a rule with that step alone. */
function nextStep<Step extends { from: number }>(steps: readonly Step[], reached: number) {
  return steps.toSorted((a, b) => a.from - b.from).find(({ from }) => from > reached);
}

function nextOf(scoped: ScopedRule, layer: Layer, nameOf: NameOfGoods): Next | undefined {
  const { terms } = scoped.rule;
  if (terms.kind === 'bundle' || terms.kind === 'cheapest') {
    const reached = reachedBy('pieces', scoped, layer) % terms.pieces;
    return { by: 'pieces', reached, threshold: terms.pieces, what: ruleTermsText(terms, nameOf) };
  }
  const by = terms.kind === 'add-on' ? 'amount' : terms.by;
  const reached =
    terms.kind === 'add-on' ? (addOnBasis(scoped, layer) ?? 0) : reachedBy(by, scoped, layer);
  const at = (threshold: number, step: RuleTerms): Next => ({
    ...{ by, reached, threshold },
    what: ruleTermsText(step, nameOf),
  });
  if (terms.kind === 'off') {
    const step = nextStep(terms.steps, reached);
    return step && !terms.repeat
      ? at(step.from, { ...terms, steps: [step] })
      : repeated(terms, reached, at);
  }
  if (terms.kind === 'gift') {
    const step = nextStep(terms.steps, reached);
    return step && at(step.from, { ...terms, steps: [step] });
  }
  return terms.from > reached ? at(terms.from, terms) : undefined;
}

/** The next multiple of a step that counts each time it is reached. */
function repeated(
  terms: Extract<PriceRule['terms'], { kind: 'off' }>,
  reached: number,
  at: (threshold: number, step: RuleTerms) => Next,
): Next | undefined {
  const [step] = terms.steps;
  if (!terms.repeat || !step || step.from <= 0) return undefined;
  return at((Math.floor(reached / step.from) + 1) * step.from, terms);
}

const lacking = ({ by, reached, threshold }: Next) =>
  by === 'amount' ? `再買 ${formatTwd(threshold - reached)}` : `再選 ${threshold - reached} 件`;

/**
 * The rules whose next step a cart has begun, the closest first. Rules for which it has no goods are left out, and so are
 * gifts that have no step left.
 */
export function ruleProgress(
  cart: readonly RuledLine[],
  rules: readonly PriceRule[],
  applied: readonly AppliedRule[],
  nameOf: NameOfGoods,
): RuleProgress[] {
  // What an offer by amount took off doesn't count against its own next step.
  const before = applied.filter(({ kind }) => kind !== 'off');
  const layer = layerOf(cart, before);
  return scopedRules(rules, layer)
    .flatMap((scoped) => {
      const next = nextOf(scoped, layer, nameOf);
      if (!next || next.reached <= 0) return [];
      const { by, reached, threshold, what } = next;
      const { rule_id, name } = scoped.rule;
      return [{ rule_id, name, by, reached, threshold, text: `${lacking(next)}，${what}` }];
    })
    .toSorted(
      (a, b) =>
        b.reached / b.threshold - a.reached / a.threshold || (a.rule_id < b.rule_id ? -1 : 1),
    );
}
