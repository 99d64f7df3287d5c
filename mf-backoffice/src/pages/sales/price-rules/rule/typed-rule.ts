import type { ShopPriceRule } from '@pinpu/shared/contracts/backoffice';
import {
  ALL_GOODS,
  ALWAYS,
  isEverything,
  type RuleConditions,
  type RuleFaults,
  type RuleMeasure,
  type RuleScope,
  type RuleTerms,
  ruleFaults,
  type StoredRule,
} from '@pinpu/shared/domain';
import { typedNumber } from '../../../../features/fields/typed-number.ts';
import { foldOf, percentOfFold } from './folds.ts';

/** What the form offers: a kind of the domain, of which `cheapest` is two sentences. */
export type TypedKind = Exclude<RuleTerms['kind'], 'cheapest'> | 'free' | 'nth';

/** What a step takes off: an amount, a percentage, or the amount each time it is reached. */
export type TypedOff = 'amount' | 'percent' | 'each';

export interface TypedStep {
  from: string;
  value: string;
  /** Of a gift. */
  prd_id: string;
  qty: string;
}

/** The texts in the form of a rule's terms; those of other kinds stay while the kind is changed. */
export interface TypedTerms {
  kind: TypedKind;
  by: RuleMeasure;
  off: TypedOff;
  steps: TypedStep[];
  /** Pieces of a group; of `free`, those that are paid. */
  pieces: string;
  /** Pieces of a group that are cheaper or free. */
  reduced: string;
  price: string;
  fold: string;
  from: string;
  max: string;
  items: { prd_id: string; price: string }[];
}

export interface TypedGoods {
  everything: boolean;
  scope: RuleScope;
}

/** The form of a rule. Terms and goods are one field each: nobody means half of another's sentence. */
export interface TypedRule extends RuleConditions {
  name: string;
  terms: TypedTerms;
  goods: TypedGoods;
}

export const EMPTY_STEP: TypedStep = { from: '', value: '', prd_id: '', qty: '1' };

const NO_TERMS: TypedTerms = {
  ...{ kind: 'off', by: 'amount', off: 'amount', steps: [EMPTY_STEP] },
  ...{ pieces: '2', reduced: '1', price: '', fold: '', from: '', max: '1', items: [] },
};

/** The empty form. */
export const EMPTY: TypedRule = {
  ...ALWAYS,
  ...{ name: '', terms: NO_TERMS, goods: { everything: true, scope: ALL_GOODS } },
};

const text = (value: number) => (value === 0 ? '' : String(value));

const amountOff = (repeat: boolean) => (repeat ? 'each' : 'amount');

function typedTerms(terms: RuleTerms): Partial<TypedTerms> {
  switch (terms.kind) {
    case 'off': {
      const isPercent = terms.steps.some(({ percent }) => percent > 0);
      return {
        ...{ kind: 'off', by: terms.by },
        off: isPercent ? 'percent' : amountOff(terms.repeat),
        steps: terms.steps.map(({ from, percent, amount }) => ({
          ...{ ...EMPTY_STEP, from: String(from) },
          value: isPercent ? foldOf(percent) : String(amount),
        })),
      };
    }
    case 'bundle':
      return { kind: 'bundle', pieces: String(terms.pieces), price: String(terms.price) };
    case 'cheapest': {
      const { pieces, reduced, percent } = terms;
      return percent >= 100
        ? { kind: 'free', pieces: String(pieces - reduced), reduced: String(reduced) }
        : { kind: 'nth', pieces: String(pieces), reduced: String(reduced), fold: foldOf(percent) };
    }
    case 'add-on':
      return {
        ...{ kind: 'add-on', from: text(terms.from), max: String(terms.max) },
        items: terms.items.map(({ prd_id, price }) => ({ prd_id, price: String(price) })),
      };
    case 'gift':
      return {
        ...{ kind: 'gift', by: terms.by },
        steps: terms.steps.map(({ from, prd_id, qty }) => ({
          ...{ ...EMPTY_STEP, prd_id, from: String(from), qty: String(qty) },
        })),
      };
    case 'shipping':
      return { kind: 'shipping', by: terms.by, from: String(terms.from) };
  }
}

/** A stored rule as texts of its form. */
export const typedOf = ({ name, terms, scope, conditions }: StoredRule): TypedRule => ({
  ...{ member_levels: [], ...conditions },
  ...{ name, terms: { ...NO_TERMS, ...typedTerms(terms) } },
  goods: { everything: isEverything({ ...scope, except: [] }), scope },
});

/** A copy for another time: without days that are over. */
export function copyOf(rule: ShopPriceRule, today: string): TypedRule {
  const typed = typedOf(rule);
  const isOver = typed.ends_on !== '' && typed.ends_on < today;
  return {
    ...typed,
    name: `${typed.name}（複製）`.slice(0, 40),
    ...(isOver && { starts_on: '', ends_on: '' }),
  };
}

const number = (typed: string) => typedNumber(typed) ?? Number.NaN;

function stepsOf({ off, steps }: TypedTerms) {
  return steps.map(({ from, value }) => ({
    from: number(from),
    percent: off === 'percent' ? percentOfFold(value) : 0,
    amount: off === 'percent' ? 0 : number(value),
  }));
}

function termsOf(typed: TypedTerms): RuleTerms {
  const { kind, by } = typed;
  const [pieces, reduced] = [number(typed.pieces), number(typed.reduced)];
  switch (kind) {
    case 'off':
      return { kind, by, repeat: typed.off === 'each', steps: stepsOf(typed) };
    case 'bundle':
      return { kind, pieces, price: number(typed.price) };
    case 'free':
      return { kind: 'cheapest', pieces: pieces + reduced, reduced, percent: 100 };
    case 'nth':
      return { kind: 'cheapest', pieces, reduced, percent: percentOfFold(typed.fold) };
    case 'add-on': {
      const items = typed.items.map(({ prd_id, price }) => ({ prd_id, price: number(price) }));
      return { kind, from: typedNumber(typed.from) ?? 0, max: number(typed.max), items };
    }
    case 'gift': {
      const steps = typed.steps.map(({ from, prd_id, qty }) => ({
        ...{ from: number(from), prd_id, qty: number(qty) },
      }));
      return { kind, by, steps };
    }
    case 'shipping':
      return { kind, by, from: number(typed.from) };
  }
}

/** The rule that a form describes; text that is not a number becomes NaN, which `ruleFaults` rejects. */
export const ruleOfTyped = ({ name, terms, goods, ...conditions }: TypedRule): StoredRule => ({
  ...{ name: name.trim(), terms: termsOf(terms), conditions },
  scope: goods.everything ? { ...ALL_GOODS, except: goods.scope.except } : goods.scope,
});

const FOLD = '折數請填 9.9 以下，例如 9 是打 9 折，85 是 85 折，0 是免費。';

function foldFault({ kind, off, steps, fold }: TypedTerms): string {
  const ofSteps = kind === 'off' && off === 'percent' ? steps.map(({ value }) => value) : [];
  const folds = kind === 'nth' ? [fold] : ofSteps;
  return folds.every((one) => Number.isInteger(percentOfFold(one))) ? '' : FOLD;
}

/** The faults found before the form is sent. */
export function typedFaults(typed: TypedRule): RuleFaults {
  const fold = foldFault(typed.terms);
  const { everything, scope } = typed.goods;
  const isNothing = !everything && isEverything({ ...scope, except: [] });
  return {
    ...ruleFaults(ruleOfTyped(typed)),
    ...(fold !== '' && { terms: fold }),
    ...(isNothing && { scope: '請選擇商品，或改成「全部商品」。' }),
  };
}
