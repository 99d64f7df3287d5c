import type { PromoGroup } from '@pinpu/shared/contracts';

/** Input of the bar; `group` is that of the active code. */
export interface BarFacts {
  /** True where this browser holds a code that lives. */
  isLiving: boolean;
  group: PromoGroup | undefined;
  /** True where the shop has rejected the code of an address. */
  isRejected: boolean;
  /** True where the code that this browser held has ended. */
  isLost: boolean;
  isAsking: boolean;
}

/** The name of a group for shoppers: a bundle's own, else what it is. */
function nameOf(group: PromoGroup | undefined): string {
  return group === undefined ? '本店團購' : group.name || '推廣連結';
}

const lastDay = (group: PromoGroup | undefined) =>
  group?.ends_on ? `，至 ${group.ends_on.slice(5).replace('-', '/')} 止` : '';

/** Text of the bar about the shopper's group price; `name` is its subject and is shown first, in bold. */
export function barText(facts: BarFacts): { name: string; text: string } {
  const { isLiving, group, isRejected, isLost, isAsking } = facts;
  if (isLost)
    return {
      name: '團購已結束',
      text: isLiving ? '改為本店的團購價' : '商品以一般售價計算',
    };
  if (isLiving)
    return isRejected
      ? { name: '連結已失效', text: '您仍享有團購價' }
      : { name: nameOf(group), text: `您享有團購價${lastDay(group)}` };
  if (isRejected) return { name: '連結已失效', text: '商品以一般售價計算' };
  return isAsking
    ? { name: '團購價', text: '正在為您確認' }
    : { name: '團購價', text: '暫時無法確認，結帳時會再確認' };
}
