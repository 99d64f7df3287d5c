import type { AuditFilter } from '@pinpu/shared/contracts';
import { saveFile } from '@pinpu/shared/files';
import { useMutation } from '@pinpu/shared/query';
import { useCursorPages } from '@pinpu/shared/query/pages';
import { useSearchParams } from '@pinpu/shared/router';
import { Button, EmptyState, Notice, Row, Spinner, Stack } from '@pinpu/shared/ui';
import { NotLoaded } from '@pinpu/shared/widgets';
import { fetchAudit, fetchAuditCsv } from '../../api/audit.ts';
import { OwnersOnly } from '../../features/account/OwnersOnly.tsx';
import { AdminPage } from '../../features/page/AdminPage.tsx';
import { AuditFilterForm } from './AuditFilterForm.tsx';
import { AuditList } from './AuditList.tsx';

function CsvButton({ filter }: { filter: AuditFilter }) {
  const { mutate, isPending, data } = useMutation({
    mutationFn: fetchAuditCsv,
    onSuccess: ({ csv }) => saveFile(new Blob([csv], { type: 'text/csv' }), '操作紀錄.csv'),
  });
  return (
    <Stack>
      <Row>
        <Button variant="secondary" size="small" busy={isPending} onClick={() => mutate(filter)}>
          下載 CSV
        </Button>
      </Row>
      {data?.cut && (
        <Notice variant="warning" message="檔案只含最新的 10,000 筆，請選擇日期分批下載。" />
      )}
    </Stack>
  );
}

function Entries({ filter }: { filter: AuditFilter }) {
  const { pages, waiting, failed, hasMore, showMore, retry } = useCursorPages((before) => ({
    queryKey: ['admin', 'audit', filter, before],
    queryFn: () => fetchAudit(filter, before),
    staleTime: before === '' ? 0 : Number.POSITIVE_INFINITY,
  }));
  const entries = pages.flatMap((page) => page.entries);
  return (
    <Stack>
      <AuditList entries={entries} />
      {waiting && <Spinner label="正在讀取操作紀錄" />}
      {failed && <NotLoaded isError refetch={retry} what="操作紀錄" />}
      {!waiting && !failed && entries.length === 0 && <EmptyState>沒有符合的操作紀錄。</EmptyState>}
      {hasMore && (
        <Row>
          <Button variant="secondary" onClick={showMore}>
            載入更早的紀錄
          </Button>
        </Row>
      )}
    </Stack>
  );
}

/** The audit log: actor, action, subject, time and outcome. */
export function AuditPage() {
  const [filter, setFilter] = useAuditFilter();
  const shown = JSON.stringify(filter);
  return (
    <AdminPage title="操作紀錄">
      <OwnersOnly>
        <Stack $gap={24}>
          <AuditFilterForm key={`form ${shown}`} filter={filter} onChange={setFilter} />
          <CsvButton filter={filter} />
          <Entries key={shown} filter={filter} />
        </Stack>
      </OwnersOnly>
    </AdminPage>
  );
}

const NAMES = ['actor', 'action', 'subject', 'kind', 'day'] as const;

/** The filter, which is kept in the address so that a sign-in leads back to it, and its setter. */
function useAuditFilter() {
  const [params, setParams] = useSearchParams();
  const filter = Object.fromEntries(
    NAMES.map((name) => [name, params.get(name) ?? '']),
  ) as AuditFilter;
  const setFilter = (next: AuditFilter) =>
    setParams(
      Object.fromEntries(NAMES.flatMap((name) => (next[name] ? [[name, next[name]]] : []))),
    );
  return [filter, setFilter] as const;
}
