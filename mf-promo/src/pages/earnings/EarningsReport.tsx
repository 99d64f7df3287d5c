import { formatTwd } from '@pinpu/shared/domain';
import { emitAppEvent } from '@pinpu/shared/events';
import { useQuery } from '@pinpu/shared/query';
import { useAtomValue, userTokenAtom } from '@pinpu/shared/state';
import { PageSection } from '@pinpu/shared/ui';
import { NotLoaded } from '@pinpu/shared/widgets';
import { useEffect } from 'react';
import { NothingPromoted } from '../../features/NothingPromoted.tsx';
import { ChartSection } from './chart/ChartSection.tsx';
import { DataTable } from './DataTable.tsx';
import { MonthFigures } from './MonthFigures.tsx';
import { promoStatsQuery } from './promo-stats-query.ts';
import { ReportLists } from './ReportLists.tsx';
import { monthName, type ReportMonth } from './report-month.ts';

const FAILURE = '載入分潤報告失敗，請稍後再試';

/** The months, once loaded. A failure is sent as an event to the global message modal (spec §8). */
function useMonths() {
  const query = useQuery(promoStatsQuery(useAtomValue(userTokenAtom)));
  const { isError, errorUpdatedAt } = query;
  // biome-ignore lint/correctness/useExhaustiveDependencies: every failure is reported, not only the first.
  useEffect(() => {
    if (!isError) return;
    const notice = { code: '', message: FAILURE, variant: 'danger' } as const;
    emitAppEvent('APP_EC_ERROR', { notices: [notice] });
  }, [isError, errorUpdatedAt]);
  return query;
}

/** A promoter's earnings over six months (spec §2, ledger G5). */
export function EarningsReport() {
  const { data: months, isError, refetch } = useMonths();
  if (months === undefined)
    return <NotLoaded isError={isError} refetch={refetch} what="分潤報告" failure={FAILURE} />;
  if (months.length === 0) return <NothingPromoted>尚無推廣統計資料</NothingPromoted>;
  return (
    <>
      <MonthFigures months={months} />
      <ChartSection months={months} />
      <MonthTable months={months} />
      <ReportLists />
    </>
  );
}

function MonthTable({ months }: { months: readonly ReportMonth[] }) {
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
