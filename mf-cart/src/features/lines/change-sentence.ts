import { dispatchText, formatTwd } from '@pinpu/shared/domain';
import type { NamedChange } from './named-changes.ts';

export const isPriceDrop = ({ kind, from, to }: NamedChange) => kind === 'price' && to < from;

/** Describes a change by the server in a line that is still in the cart. */
export function changeSentence(change: NamedChange): string {
  const { kind, from, to, preorder } = change;
  if (kind === 'preorder')
    return preorder
      ? `這項商品是預購，${dispatchText(preorder)}。`
      : '這項商品現在有現貨，不用等預購。';
  if (kind !== 'price') return `庫存有限，數量已由 ${from} 件調整為 ${to} 件。`;
  const verb = isPriceDrop(change) ? '調降' : '調整';
  return `單價已由 ${formatTwd(from)} ${verb}為 ${formatTwd(to)}。`;
}

/** Says why a line is no longer in the cart; its product's name may be unknown. */
export function goneSentence({ kind, prd_name }: NamedChange): string {
  const product = prd_name === '' ? '有一項商品' : `「${prd_name}」`;
  const reason = kind === 'gone' ? '已下架' : '已售完';
  return `${product}${reason}，已從購物車移除。`;
}
