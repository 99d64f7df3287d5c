import { formatTwd, type PayWayOffer, payWayText } from '@pinpu/shared/domain';
import { LATER } from './pay-way-choice.ts';

export const payWayName = (pay_way: number): string =>
  pay_way === LATER ? '於付款頁面選擇' : payWayText(pay_way);

/** The name with the number of instalments, if known. */
export const payWayAndPeriod = (pay_way: number, pay_period = 0, name = payWayName): string =>
  pay_period > 0 ? `${name(pay_way)}（${pay_period} 期）` : name(pay_way);

/** What the shopper does next, by pay way. */
const AFTERWARDS: Readonly<Record<number, string>> = {
  1: '收到商品時付款給宅配人員',
  2: '取得轉帳帳號，於期限內轉帳',
  5: '到門市取貨時付款給店員',
  6: '需晶片金融卡與讀卡機',
  9: '取得條碼，於期限內到超商繳費',
  10: '取得代碼，於期限內到超商繳費',
};

/** The line below a pay way's name; '' for none. */
export const payWayHint = ({ pay_way, periods }: PayWayOffer): string =>
  periods.length > 0 ? `可分 ${periods.join('、')} 期` : (AFTERWARDS[pay_way] ?? '');

/** Why a pay way can't be chosen: the amount is outside its limits. */
export const payWayLimits = ({ min_amt, max_amt }: PayWayOffer): string =>
  `適用 ${formatTwd(min_amt)} 到 ${formatTwd(max_amt)}`;
