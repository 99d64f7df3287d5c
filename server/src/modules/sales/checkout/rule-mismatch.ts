import type { CartView } from '@pinpu/shared/contracts';
import type { AppliedRule } from '@pinpu/shared/domain';

type Applied = readonly AppliedRule[];

const giftsOf = ({ gifts = [] }: AppliedRule) =>
  gifts.map(({ prd_id, qty }) => `${prd_id}×${qty}`).toSorted();

/** What a shopper agrees to: the rule, what it takes off, and what it gives. */
const agreed = (rule: AppliedRule) => JSON.stringify([rule.rule_id, rule.amount, giftsOf(rule)]);

/** Whether the same rules apply, with the same amounts and gifts. */
export function isSameRules(displayed: Applied, applied: Applied): boolean {
  const own = new Set(applied.map(agreed));
  return displayed.length === applied.length && displayed.every((rule) => own.has(agreed(rule)));
}

/** Whether rules of the current cart can still give everything that a rule was displayed to give. */
const isAvailable = ({ rule_id, gifts = [] }: AppliedRule, { price_rules }: CartView): boolean => {
  const terms = price_rules?.rules.find((one) => one.rule_id === rule_id)?.terms;
  const steps = terms?.kind === 'gift' ? terms.steps : [];
  return gifts.every((gift) =>
    steps.some(({ prd_id, qty }) => prd_id === gift.prd_id && qty === gift.qty),
  );
};

/** Names come from the request. */
const named = ({ name }: AppliedRule) => `「${name.slice(0, 40)}」`;

/** Goods by the ids of lines; those that are no longer on sale are missing. */
export type NamedGoods = ReadonlyMap<string, { name: string }>;

/** The gifts that a rule was displayed to give. */
export const displayedGifts = (displayed: Applied = []): string[] =>
  displayed.flatMap(({ gifts = [] }) => gifts.map(({ prd_id }) => prd_id));

function shortGiftText(rule: AppliedRule, goods: NamedGoods): string {
  const names = displayedGifts([rule]).map((id) => goods.get(id)?.name.slice(0, 60) ?? '');
  const quoted = names.flatMap((name) => (name === '' ? [] : [`「${name}」`])).slice(0, 3);
  return `${named(rule)}的贈品${quoted.join('、')}已送完，或活動已結束，請確認後再結帳。`;
}

interface Displayed {
  displayed: Applied | undefined;
  applied: Applied;
  view: CartView;
  goods: NamedGoods;
}

/** What has changed of the rules that were displayed; nothing for remotes that display none. */
export function ruleMessages({ displayed, applied, view, goods }: Displayed) {
  if (displayed === undefined || isSameRules(displayed, applied)) return [];
  const ids = new Set(applied.map(({ rule_id }) => rule_id));
  const short = displayed.filter((rule) => !isAvailable(rule, view));
  const gone = displayed.filter((rule) => !ids.has(rule.rule_id) && !short.includes(rule));
  const found = [
    ...short.slice(0, 3).map((rule) => ({
      Code: 'GIFT_GONE',
      Message: shortGiftText(rule, goods),
    })),
    ...gone.slice(0, 3).map((rule) => ({
      Code: 'RULES_CHANGED',
      Message: `優惠活動${named(rule)}已不適用，請確認金額後再結帳。`,
    })),
  ];
  if (found.length > 0) return found;
  return [{ Code: 'RULES_CHANGED', Message: '優惠活動已更新，請確認後再結帳。' }];
}
