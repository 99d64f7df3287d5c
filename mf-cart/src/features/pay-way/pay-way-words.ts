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

/** Why something can't be chosen: the order's amount is outside its limits. */
export const limitReason = (
  { min_amt, max_amt }: Pick<PayWayOffer, 'min_amt' | 'max_amt'>,
  amount: number,
): string =>
  amount > max_amt
    ? `訂單金額超過上限 ${formatTwd(max_amt)}，無法使用`
    : `訂單金額滿 ${formatTwd(min_amt)} 才能使用`;
