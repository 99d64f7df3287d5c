import type { PromoGroup } from '@pinpu/shared/contracts';

/** What the bar's text depends on; `group` is the active code's. */
export interface BarFacts {
  /** Whether this browser has an active code. */
  isLiving: boolean;
  group: PromoGroup | undefined;
  /** Whether the shop has rejected the code in the address. */
  isRejected: boolean;
  /** Whether the code that this browser had has ended. */
  isLost: boolean;
  isAsking: boolean;
}

/** The name of a group for shoppers: a bundle's name, else a general one. */
function nameOf(group: PromoGroup | undefined): string {
  return group === undefined ? '本店團購' : group.name || '推廣連結';
}

const lastDay = (group: PromoGroup | undefined) =>
  group?.ends_on ? `，至 ${group.ends_on.slice(5).replace('-', '/')} 止` : '';

/** The bar's text about the shopper's group price; `name` is its subject, shown first and in bold. */
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
