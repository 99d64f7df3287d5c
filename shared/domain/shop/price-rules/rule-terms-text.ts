import { formatTwd } from '../money.ts';
import type { OffStep, RuleMeasure, RuleTerms } from './price-rule.ts';

/** How a sentence names goods by the ids of lines, for gifts and add-ons: `「陶杯」`. */
export type NameOfGoods = (prd_id: string) => string;

/** What follows goes on after an amount with a space, and after a word without. */
const reachedText = (by: RuleMeasure, from: number) =>
  by === 'amount' ? `滿 ${formatTwd(from)} ` : `滿 ${from} 件`;

/** `打 9 折` for ten percent off, as Taiwan says it. */
export function percentText(percent: number): string {
  const rest = 100 - percent;
  if (rest <= 0) return '免費';
  return `打 ${rest > 10 && rest % 10 !== 0 ? rest : rest / 10} 折`;
}

const offText = ({ percent, amount }: Pick<OffStep, 'percent' | 'amount'>) =>
  percent > 0 ? percentText(percent) : `折 ${formatTwd(amount)}`;

function stepsText({ by, steps, repeat }: Extract<RuleTerms, { kind: 'off' }>): string {
  return steps
    .map((step) =>
      by === 'pieces' && step.from <= 1
        ? offText(step)
        : `${repeat ? '每' : ''}${reachedText(by, step.from)}${offText(step)}`,
    )
    .join('，');
}

function cheapestText({ pieces, reduced, percent }: Extract<RuleTerms, { kind: 'cheapest' }>) {
  if (percent >= 100) return `買 ${pieces - reduced} 送 ${reduced}`;
  const which = reduced === 1 ? `第 ${pieces} 件` : `每 ${pieces} 件，最低價的 ${reduced} 件`;
  return `${which}${percentText(percent)}`;
}

/** What a rule does, in the usual wording of Taiwan: `滿 NT$1,500 折 NT$100`, `任選 3 件 NT$499`, `買 2 送 1`. */
export function ruleTermsText(terms: RuleTerms, nameOf: NameOfGoods): string {
  switch (terms.kind) {
    case 'off':
      return stepsText(terms);
    case 'bundle':
      return `任選 ${terms.pieces} 件 ${formatTwd(terms.price)}`;
    case 'cheapest':
      return cheapestText(terms);
    case 'add-on': {
      const reached = terms.from > 0 ? `滿 ${formatTwd(terms.from)}，` : '';
      const [first] = terms.items;
      if (terms.items.length === 1 && first)
        return `${reached}${formatTwd(first.price)} 加購${nameOf(first.prd_id)}`;
      const lowest = Math.min(...terms.items.map(({ price }) => price));
      return `${reached}加購 ${formatTwd(lowest)} 起`;
    }
    case 'gift':
      return terms.steps
        .map(({ from, prd_id, qty }) => {
          const pieces = qty > 1 ? ` ${qty} 件` : '';
          return `${reachedText(terms.by, from)}送${nameOf(prd_id)}${pieces}`;
        })
        .join('，');
    case 'shipping':
      return `${reachedText(terms.by, terms.from)}免運`;
  }
}
