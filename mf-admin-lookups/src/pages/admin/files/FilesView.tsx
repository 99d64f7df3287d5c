import { useQuery } from '@pinpu/shared/query';
import { Button, EmptyState, Spinner, Stack } from '@pinpu/shared/ui';
import { fetchFiles } from '../../../api/file-calls.ts';
import { FILES_KEY } from './files-key.ts';
import { StoredFiles } from './StoredFiles.tsx';
import { Uploads } from './Uploads.tsx';

/** Files of the administration: upload, links, download, deletion, archives (ADR 0185). */
export function FilesView() {
  const { data, isError, refetch } = useQuery({ queryKey: FILES_KEY, queryFn: fetchFiles });
  if (data !== undefined)
    return (
      <Stack $gap={32}>
        <Uploads accepted={data} />
        <StoredFiles files={data.Data} />
      </Stack>
    );
  if (!isError) return <Spinner label="正在讀取檔案" />;
  return (
    <EmptyState action={<Button onClick={() => refetch()}>再試一次</Button>}>
      目前無法讀取檔案，請稍後再試一次。
    </EmptyState>
  );
}
