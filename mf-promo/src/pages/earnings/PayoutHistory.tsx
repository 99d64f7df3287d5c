import { PageSection } from '@pinpu/shared/ui';
import { CsvButton } from './CsvButton.tsx';
import { PagedTable } from './PagedTable.tsx';
import { PAYOUTS } from './payout-list.tsx';
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
