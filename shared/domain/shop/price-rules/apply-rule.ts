import type { OffStep, PriceRule, RuledLine, RuleMeasure, RuleTerms } from './price-rule.ts';

/**
 * Lines, the most expensive first, with what each costs after the layers before, in whole TWD. Which pieces no rule of the
 * layer has taken yet is a list of numbers beside them.
 */
export interface Layer {
  lines: readonly RuledLine[];
  worth: readonly number[];
}

/** A rule with the positions of the lines that it holds for. */
export interface ScopedRule {
  rule: PriceRule;
  at: readonly number[];
}

/** What a rule takes off a line, and how many of its pieces it uses. */
interface Part {
  at: number;
  off: number;
  qty: number;
}

export interface Application {
  amount: number;
  parts: readonly Part[];
}

export const NOTHING: Application = { amount: 0, parts: [] };

const sumOf = (numbers: readonly number[]): number => {
  let sum = 0;
  for (const one of numbers) sum += one;
  return sum;
};

/** Rounded up, in the shopper's favour. */
const percentOf = (amount: number, percent: number) => Math.ceil((amount * percent) / 100);

/** Divides an amount by weights; running sums are rounded, so that the shares add up, and none exceeds its weight. */
function shareOut(amount: number, weights: readonly number[]): number[] {
  const all = sumOf(weights);
  let before = 0;
  let shared = 0;
  return weights.map((weight) => {
    before += weight;
    const share = (all === 0 ? 0 : Math.round((amount * before) / all)) - shared;
    shared += share;
    return share;
  });
}

/** What the lines of a rule reach of a measure, in TWD or pieces; without those that another rule has taken. */
export function reachedBy(
  by: RuleMeasure,
  { at }: ScopedRule,
  { lines, worth }: Layer,
  free?: readonly number[],
): number {
  let reached = 0;
  for (const i of at)
    if (free === undefined || (free[i] ?? 0) > 0)
      reached += (by === 'amount' ? worth[i] : lines[i]?.qty) ?? 0;
  return reached;
}

function offOfSteps(
  steps: readonly OffStep[],
  { reached, total, repeat }: { reached: number; total: number; repeat: boolean },
): number {
  let best = 0;
  for (const { from, percent, amount } of steps) {
    if (from > reached || from <= 0) continue;
    const times = repeat ? Math.floor(reached / from) : 1;
    best = Math.max(best, percent > 0 ? percentOf(total, percent) : amount * times);
  }
  return Math.min(best, total);
}

/** 滿額折、滿件折 takes whole lines: each line has one such rule. */
function applyOff(
  scoped: ScopedRule,
  { by, steps, repeat }: Extract<RuleTerms, { kind: 'off' }>,
  layer: Layer,
  free: readonly number[],
): Application {
  const total = reachedBy('amount', scoped, layer, free);
  const reached = by === 'amount' ? total : reachedBy(by, scoped, layer, free);
  const amount = offOfSteps(steps, { reached, total, repeat });
  if (amount === 0) return NOTHING;
  const at = scoped.at.filter((i) => (free[i] ?? 0) > 0);
  const shares = shareOut(
    amount,
    at.map((i) => layer.worth[i] ?? 0),
  );
  return { amount, parts: at.map((i, n) => ({ at: i, off: shares[n] ?? 0, qty: free[i] ?? 0 })) };
}

/** Pieces of one line in a group. */
interface Run {
  at: number;
  price: number;
  qty: number;
}

/** What a group of pieces saves, divided among its lines; undefined where it saves nothing. */
type OffOfGroup = (runs: readonly Run[]) => number[] | undefined;

/** The pieces of a rule, in runs of equal ones, the most expensive first. */
const runsOf = ({ at }: ScopedRule, { lines }: Layer, free: readonly number[]): Run[] =>
  at.flatMap((i) => {
    const qty = free[i] ?? 0;
    return qty > 0 ? [{ at: i, price: lines[i]?.prd_price ?? 0, qty }] : [];
  });

/** The next `size` pieces of runs from position `from` on, which shrink by them; undefined where there are too few. */
function nextGroup(runs: Run[], from: number, size: number): Run[] | undefined {
  const group: Run[] = [];
  let lacking = size;
  for (let n = from; lacking > 0; n += 1) {
    const run = runs[n];
    if (!run) return undefined;
    const qty = Math.min(run.qty, lacking);
    if (qty > 0) group.push({ ...run, qty });
    lacking -= qty;
  }
  return group;
}

/** Takes groups of a size for as long as they save something; groups of one line alone are counted, not repeated. */
function applyToGroups(
  scoped: ScopedRule,
  layer: Layer,
  free: readonly number[],
  { size, offOf }: { size: number; offOf: OffOfGroup },
): Application {
  const runs = runsOf(scoped, layer, free);
  const parts: Part[] = [];
  for (let first = 0; first < runs.length; ) {
    const run = runs[first] as Run;
    if (run.qty === 0) {
      first += 1;
      continue;
    }
    const group = nextGroup(runs, first, size);
    const offs = group && offOf(group);
    // The pieces that follow are cheaper, and save no more than these.
    if (!group || !offs) break;
    const times = Math.max(1, Math.floor(run.qty / size));
    group.forEach(({ at, qty }, n) => {
      parts.push({ at, off: (offs[n] ?? 0) * times, qty: qty * times });
      const taken = runs[first + n];
      if (taken) taken.qty -= qty * times;
    });
  }
  return { amount: sumOf(parts.map(({ off }) => off)), parts };
}

const bundleOff =
  (price: number): OffOfGroup =>
  (runs) => {
    const amounts = runs.map((run) => run.price * run.qty);
    const off = sumOf(amounts) - price;
    return off > 0 ? shareOut(off, amounts) : undefined;
  };

/** Of a group, the cheapest pieces are those of its last runs. */
const cheapestOff =
  (reduced: number, percent: number): OffOfGroup =>
  (runs) => {
    let left = reduced;
    return runs
      .toReversed()
      .map((run) => {
        const qty = Math.min(left, run.qty);
        left -= qty;
        return percentOf(run.price, percent) * qty;
      })
      .toReversed();
  };

/** What the other goods of a rule cost before discounts, which open its add-ons; undefined where there are none. */
export function addOnBasis({ rule, at }: ScopedRule, { lines }: Layer): number | undefined {
  const { terms } = rule;
  const items = new Set(terms.kind === 'add-on' ? terms.items.map(({ prd_id }) => prd_id) : []);
  const others = at.flatMap((i) => {
    const line = lines[i];
    return line && !items.has(line.prd_id) ? [line.prd_price * line.qty] : [];
  });
  return others.length === 0 ? undefined : sumOf(others);
}

/** 加價購: goods at their other price, the greatest saving first; they don't count towards the amount. */
function applyAddOn(
  scoped: ScopedRule,
  { from, items, max }: Extract<RuleTerms, { kind: 'add-on' }>,
  layer: Layer,
  free: readonly number[],
): Application {
  const { lines } = layer;
  const priceOf = new Map(items.map(({ prd_id, price }) => [prd_id, price]));
  const basis = addOnBasis(scoped, layer);
  if (basis === undefined || basis < from) return NOTHING;
  const savings = lines.flatMap(({ prd_id, prd_price }, i) => {
    const saved = prd_price - (priceOf.get(prd_id) ?? prd_price);
    return saved > 0 ? [{ at: i, saved }] : [];
  });
  let left = max;
  const parts = savings
    .toSorted((a, b) => b.saved - a.saved || a.at - b.at)
    .map(({ at: i, saved }) => {
      const qty = Math.min(left, free[i] ?? 0);
      left -= qty;
      return { at: i, off: saved * qty, qty };
    });
  return { amount: sumOf(parts.map(({ off }) => off)), parts };
}

/** What a rule takes off a layer's lines; nothing for gifts and shipping. It never saves more where less is free. */
export function applyRule(scoped: ScopedRule, layer: Layer, free: readonly number[]): Application {
  const { terms } = scoped.rule;
  switch (terms.kind) {
    case 'off':
      return applyOff(scoped, terms, layer, free);
    case 'add-on':
      return applyAddOn(scoped, terms, layer, free);
    case 'bundle': {
      const groups = { size: terms.pieces, offOf: bundleOff(terms.price) };
      return applyToGroups(scoped, layer, free, groups);
    }
    case 'cheapest': {
      const groups = { size: terms.pieces, offOf: cheapestOff(terms.reduced, terms.percent) };
      return applyToGroups(scoped, layer, free, groups);
    }
    default:
      return NOTHING;
  }
}
