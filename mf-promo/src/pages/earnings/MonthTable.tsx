import { formatTwd } from '@pinpu/shared/domain';
import { PageSection } from '@pinpu/shared/ui';
import { DataTable } from './DataTable.tsx';
import { monthName, type ReportMonth } from './report-month.ts';

export function MonthTable({ months }: { months: readonly ReportMonth[] }) {
  return (
    <PageSection title="六個月一覽">
      <DataTable
        label="六個月一覽"
        columns={['月份', '已出貨', '待出貨', '全部', '造訪']}
        rows={months.toReversed().map(({ month, fulfilled, paid, total, clicks }) => ({
          key: month,
          cells: [
            monthName(month),
            formatTwd(fulfilled.amount),
            formatTwd(paid.amount),
            formatTwd(total.amount),
            clicks.total_clicks.toLocaleString('zh-TW'),
          ],
        }))}
      />
    </PageSection>
  );
}
