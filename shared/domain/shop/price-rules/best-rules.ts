import { type Application, applyRule, type Layer, type ScopedRule } from './apply-rule.ts';

export interface Choice {
  scoped: ScopedRule;
  application: Application;
}

/** Up to this many rules that compete for the same goods, every order of them is tried. */
const EVERY_ORDER_UP_TO = 5;
/** Of more, the ones that save most are each tried first. */
const FIRST_TRIED = 3;

function totalOf(choices: readonly Choice[]): number {
  let total = 0;
  for (const { application } of choices) total += application.amount;
  return total;
}

function without(free: readonly number[], { parts }: Application): number[] {
  const rest = [...free];
  for (const { at, qty } of parts) rest[at] = (rest[at] ?? 0) - qty;
  return rest;
}

const byId = (a: Choice, b: Choice) => (a.scoped.rule.rule_id < b.scoped.rule.rule_id ? -1 : 1);
const bySaving = (a: Choice, b: Choice) =>
  b.application.amount - a.application.amount || byId(a, b);

/** The rules that save something of what is free, each with what it would do alone. */
const savingChoices = (
  rules: readonly ScopedRule[],
  layer: Layer,
  free: readonly number[],
): Choice[] =>
  rules
    .map((scoped) => ({ scoped, application: applyRule(scoped, layer, free) }))
    .filter(({ application }) => application.amount > 0);

/** Of all orders in which the rules can take pieces, the one that saves most; the first of equal ones. */
function bestOrder(rules: readonly ScopedRule[], layer: Layer, free: readonly number[]): Choice[] {
  let best: Choice[] = [];
  const choices = savingChoices(rules, layer, free);
  for (const choice of choices) {
    const others = choices.flatMap(({ scoped }) => (scoped === choice.scoped ? [] : [scoped]));
    const path = [choice, ...bestOrder(others, layer, without(free, choice.application))];
    if (totalOf(path) > totalOf(best)) best = path;
  }
  return best;
}

/**
 * Takes the rule that saves most, again and again. What a rule saves only shrinks, so one that still saves as much as the
 * next one did before need not be compared with it again.
 */
function greedyOrder(choices: readonly Choice[], layer: Layer, free: readonly number[]): Choice[] {
  const path: Choice[] = [];
  let rest = free;
  let left = choices.toSorted(bySaving);
  for (let first = left.shift(); first; first = left.shift()) {
    const application = applyRule(first.scoped, layer, rest);
    const now = { scoped: first.scoped, application };
    const [next] = left;
    if (next && bySaving(now, next) > 0) {
      const place = left.findIndex((other) => bySaving(now, other) < 0);
      left = left.toSpliced(place === -1 ? left.length : place, 0, now);
    } else if (application.amount > 0) {
      path.push(now);
      rest = without(rest, application);
    }
  }
  return path;
}

function bestOfMany(choices: readonly Choice[], layer: Layer, free: readonly number[]): Choice[] {
  let best: Choice[] = [];
  for (const first of choices.toSorted(bySaving).slice(0, FIRST_TRIED)) {
    const others = choices.filter((choice) => choice !== first);
    const path = [first, ...greedyOrder(others, layer, without(free, first.application))];
    if (totalOf(path) > totalOf(best)) best = path;
  }
  return best;
}

/** The rules in groups that compete for no line of another group's. */
function competing(choices: readonly Choice[], layer: Layer): Choice[][] {
  // For each line, the group of the rules that can take its pieces.
  const groupAt: Choice[][] = [];
  const groups = new Set<Choice[]>();
  for (const choice of choices) {
    const { rule, at } = choice.scoped;
    const touched = rule.terms.kind === 'add-on' ? addOnLines(choice.scoped, layer) : at;
    const group = [choice];
    for (const i of touched) {
      const other = groupAt[i];
      if (other && other !== group && groups.delete(other)) {
        group.push(...other);
        groupAt.forEach((one, n) => {
          if (one === other) groupAt[n] = group;
        });
      }
      groupAt[i] = group;
    }
    groups.add(group);
  }
  return [...groups];
}

function addOnLines({ rule: { terms } }: ScopedRule, { lines }: Layer): number[] {
  const ids = terms.kind === 'add-on' ? terms.items.map(({ prd_id }) => prd_id) : [];
  return lines.flatMap(({ prd_id }, at) => (ids.includes(prd_id) ? [at] : []));
}

/**
 * The rules of a layer that save most together, and what each does. Each takes what it can of the pieces that those before
 * it left. Equal results are decided by the rules' ids; the order of lines and rules does not matter.
 */
export function bestRules(rules: readonly ScopedRule[], layer: Layer): Choice[] {
  const free = layer.lines.map(({ qty }) => qty);
  const choices = savingChoices(rules, layer, free);
  return competing(choices, layer).flatMap((group) => {
    const ordered = group.toSorted(byId);
    return ordered.length <= EVERY_ORDER_UP_TO
      ? bestOrder(
          ordered.map(({ scoped }) => scoped),
          layer,
          free,
        )
      : bestOfMany(ordered, layer, free);
  });
}
