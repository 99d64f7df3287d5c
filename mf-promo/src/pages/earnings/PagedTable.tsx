import { Button, EmptyState, Notice, Spinner, Stack } from '@pinpu/shared/ui';
import type { ReactNode } from 'react';
import { DataTable } from './DataTable.tsx';
import { type ReportPage, useReportPages } from './use-report-pages.ts';

/** A list of the report: how it is loaded, and how an item is shown. */
export interface ReportList<Item> {
  name: string;
  label: string;
  columns: readonly string[];
  /** Text for an empty list. */
  empty?: string;
  fetchPage: (after: string) => Promise<ReportPage<Item>>;
  row: (item: Item) => { key: string; cells: readonly ReactNode[] };
}

export function PagedTable<Item>({ list }: { list: ReportList<Item> }) {
  const { name, label, columns, fetchPage, row, empty = `還沒有可以列出的${label}。` } = list;
  const { items, waiting, failed, hasMore, showMore, retry } = useReportPages(name, fetchPage);
  if (items.length === 0 && waiting) return <Spinner label={`正在讀取${label}`} />;
  if (items.length === 0 && !failed) return <EmptyState>{empty}</EmptyState>;
  return (
    <Stack>
      {items.length > 0 && <DataTable label={label} columns={columns} rows={items.map(row)} />}
      {failed && <Notice variant="danger" message={`目前無法讀取${label}，請再試一次。`} />}
      {(hasMore || failed) && (
        <Button variant="secondary" busy={waiting} onClick={failed ? retry : showMore}>
          {failed ? '再試一次' : '載入更多'}
        </Button>
      )}
    </Stack>
  );
}
