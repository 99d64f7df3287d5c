/** What a step is reached by: the amount of goods in TWD after product offers, or the number of pieces. */
export const RULE_MEASURES = ['amount', 'pieces'] as const;
export type RuleMeasure = (typeof RULE_MEASURES)[number];

/** From an amount or a number of pieces on: a percentage, or whole TWD; one of the two is 0. */
export interface OffStep {
  from: number;
  percent: number;
  amount: number;
}

/** Goods that are given from an amount or a number of pieces on; `prd_id` is the id of a line. */
export interface GiftStep {
  from: number;
  prd_id: string;
  qty: number;
}

/** Goods that can be bought at another price, in whole TWD, once a cart has reached an amount. */
export interface AddOnItem {
  prd_id: string;
  price: number;
}

/** What a rule of price does (ADR 0226). Amounts are whole TWD. */
export type RuleTerms =
  /** 滿額折、滿件折: the step reached last counts; with `repeat`, its amount counts for each time it is reached. */
  | { kind: 'off'; by: RuleMeasure; steps: OffStep[]; repeat: boolean }
  /** 任選: any `pieces` cost `price` together. */
  | { kind: 'bundle'; pieces: number; price: number }
  /** 買 N 送 M, 第 N 件: of every `pieces`, the cheapest `reduced` are `percent` off. */
  | { kind: 'cheapest'; pieces: number; reduced: number; percent: number }
  /** 加價購: at most `max` pieces of these goods, once other goods reach `from`. */
  | { kind: 'add-on'; from: number; items: AddOnItem[]; max: number }
  /** 贈品: the step reached last counts. */
  | { kind: 'gift'; by: RuleMeasure; steps: GiftStep[] }
  /** 免運. */
  | { kind: 'shipping'; by: RuleMeasure; from: number };

export type RuleKind = RuleTerms['kind'];

/** A rule as a cart applies it. */
export interface PriceRule {
  rule_id: string;
  name: string;
  terms: RuleTerms;
  /** Whether it holds for all goods; otherwise, lines name it in `rules`. */
  everything: boolean;
}

/**
 * How rules meet: `layers`, each piece has one product offer, each line one offer by amount, then the coupon; `coupon-or-rules`, the
 * same without the coupon, or the coupon alone, whichever saves more; `one`, a single rule or the coupon.
 */
export const RULE_COMBINATIONS = ['layers', 'coupon-or-rules', 'one'] as const;
export type RuleCombination = (typeof RULE_COMBINATIONS)[number];

/** The rules that hold for a cart. */
export interface PriceRules {
  rules: PriceRule[];
  combine: RuleCombination;
}

/** The fields of a line that rules depend on; ids of lines are unique in a cart. */
export interface RuledLine {
  prd_id: string;
  prd_price: number;
  qty: number;
  /** Ids of the rules that hold for it, besides those for all goods. */
  rules?: readonly string[] | undefined;
}

/** What a rule did to an order, in whole TWD. */
export interface AppliedRule {
  rule_id: string;
  name: string;
  kind: RuleKind;
  /** Off goods, or, for `shipping`, off the fee; 0 for gifts. */
  amount: number;
  /** The share of each line. */
  lines: { prd_id: string; amount: number }[];
  /** What it gives. */
  gifts?: { prd_id: string; qty: number }[] | undefined;
}
