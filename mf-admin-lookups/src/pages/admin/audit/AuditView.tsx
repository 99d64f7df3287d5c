import type { AuditFilter } from '@pinpu/shared/contracts';
import { saveFile } from '@pinpu/shared/files';
import { useMutation, useQueries } from '@pinpu/shared/query';
import { Button, EmptyState, Notice, Row, Spinner, Stack } from '@pinpu/shared/ui';
import { useState } from 'react';
import { fetchAudit, fetchAuditCsv } from '../../../api/audit-calls.ts';
import { OwnersOnly } from '../../../features/account/OwnersOnly.tsx';
import { AuditFilterForm } from './AuditFilterForm.tsx';
import { AuditList } from './AuditList.tsx';
import { useAuditFilter } from './use-audit-filter.ts';

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
  const [cursors, setCursors] = useState(['']);
  const pages = useQueries({
    queries: cursors.map((before) => ({
      queryKey: ['admin', 'audit', filter, before],
      queryFn: () => fetchAudit(filter, before),
      staleTime: before === '' ? 0 : Number.POSITIVE_INFINITY,
    })),
  });
  const entries = pages.flatMap(({ data }) => data?.entries ?? []);
  const last = pages.at(-1);
  const next = last?.data?.next ?? '';
  return (
    <Stack>
      <AuditList entries={entries} />
      {last?.isPending && <Spinner label="正在讀取操作紀錄" />}
      {last?.isError && (
        <EmptyState action={<Button onClick={() => last.refetch()}>再試一次</Button>}>
          目前無法讀取操作紀錄，請稍後再試一次。
        </EmptyState>
      )}
      {last?.isSuccess && entries.length === 0 && <EmptyState>沒有符合的操作紀錄。</EmptyState>}
      {next !== '' && (
        <Row>
          <Button variant="secondary" onClick={() => setCursors([...cursors, next])}>
            載入更早的紀錄
          </Button>
        </Row>
      )}
    </Stack>
  );
}

/** Who did and looked up what, when, on what, and how it ended (ADR 0184). */
export function AuditView() {
  const [filter, setFilter] = useAuditFilter();
  const shown = JSON.stringify(filter);
  return (
    <OwnersOnly>
      <Stack $gap={24}>
        <AuditFilterForm key={`form ${shown}`} filter={filter} onChange={setFilter} />
        <CsvButton filter={filter} />
        <Entries key={shown} filter={filter} />
      </Stack>
    </OwnersOnly>
  );
}
