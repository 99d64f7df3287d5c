import type { billPeriods } from '@pinpu/server/plugin';
import { billPeriodId, billTemplateId, merchantId } from './admin-ids.ts';

type BillPeriodRow = typeof billPeriods.$inferInsert;

/** A period from its days, its payment deadline, and its merchant (null if not decided yet). */
const period = (
  n: number,
  name: string,
  template: number,
  merchant: number | null,
  [StartDate, EndDate, DeadLine]: readonly [string, string, string],
): BillPeriodRow => ({
  BillPeriodId: billPeriodId(n),
  BillPeriodName: name,
  BillTemplateId: billTemplateId(template),
  BizMerchantId: merchant === null ? null : merchantId(merchant),
  StartDate,
  EndDate,
  DeadLine,
});

/** Bill periods (spec §3); those without a merchant, or whose merchant has no code, show 未指定收款企編. */
export const demoBillPeriods: readonly BillPeriodRow[] = [
  period(1, '2026 年 9 月供應商月結', 1, 1, ['2026-09-01', '2026-09-30', '2026-10-15']),
  period(2, '2026 年 10 月供應商月結', 1, 1, ['2026-10-01', '2026-10-31', '2026-11-15']),
  period(3, '2026 年 10 月推廣分潤', 2, 1, ['2026-10-01', '2026-10-31', '2026-11-20']),
  period(4, '2026 年 11 月門市租金', 3, 2, ['2026-11-01', '2026-11-30', '2026-11-10']),
  period(5, '2026 年 12 月門市租金', 3, null, ['2026-12-01', '2026-12-31', '2026-12-10']),
  period(6, '2026 年第三季管理費', 4, 4, ['2026-07-01', '2026-09-30', '2026-08-31']),
  period(7, '2026 年第四季管理費', 4, 4, ['2026-10-01', '2026-12-31', '2026-11-30']),
  period(8, '2026 年 11、12 月管理費', 5, 4, ['2026-11-01', '2026-12-31', '2026-12-15']),
  period(9, '115 學年度上學期會費', 6, 5, ['2026-08-01', '2027-01-31', '2026-10-31']),
  period(10, '秋季班學費', 7, 7, ['2026-09-01', '2026-11-30', '2026-09-15']),
  period(11, '冬季班學費', 7, 7, ['2026-12-01', '2027-02-28', '2026-12-15']),
  period(12, '歲末市集攤位', 8, null, ['2026-12-19', '2026-12-27', '2026-12-10']),
  period(13, '2026 年 11 月車位', 9, 8, ['2026-11-01', '2026-11-30', '2026-11-05']),
];
