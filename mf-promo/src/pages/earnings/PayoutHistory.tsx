import type { PromoPayout } from '@pinpu/shared/contracts';
import { formatTwd } from '@pinpu/shared/domain';
import { PageSection } from '@pinpu/shared/ui';
import { fetchReportPayouts } from '../../api/report.ts';
import { CsvButton } from './CsvButton.tsx';
import { PagedTable, type ReportList } from './PagedTable.tsx';
import { monthName } from './report-month.ts';
import { TwoLines } from './TwoLines.tsx';
import { useReportPages } from './use-report-pages.ts';

/** 撥款紀錄: the payout of each month, and its date. */
export function PayoutHistory() {
  const { items } = useReportPages(PAYOUTS.name, PAYOUTS.fetchPage);
  return (
    <PageSection title="撥款紀錄" more={items.length > 0 && <CsvButton what="payouts" />}>
      <PagedTable list={PAYOUTS} />
    </PageSection>
  );
}

const transferText = ({ paid_on }: PromoPayout) =>
  paid_on === '' ? '待匯款' : paid_on.replaceAll('-', '/');

const correctionText = ({ corrections }: PromoPayout) =>
  corrections < 0 ? `退貨扣除 ${formatTwd(-corrections)}` : '';

const PAYOUTS: ReportList<PromoPayout> = {
  name: 'payouts',
  label: '撥款紀錄',
  columns: ['結算月份', '撥款日期', '金額'],
  empty: '還沒有撥款紀錄。每月結算後會列在這裡。',
  fetchPage: fetchReportPayouts,
  row: (payout) => ({
    key: payout.month,
    cells: [
      <TwoLines key="month" first={monthName(payout.month)} second={`${payout.orders} 筆訂單`} />,
      <TwoLines key="transfer" first={transferText(payout)} second={payout.account} />,
      <TwoLines key="amount" first={formatTwd(payout.amount)} second={correctionText(payout)} />,
    ],
  }),
};
