import { useQuery } from '@pinpu/shared/query';
import { Stack } from '@pinpu/shared/ui';
import { NotLoaded } from '@pinpu/shared/widgets';
import { fetchFiles } from '../../api/files.ts';
import { AdminPage } from '../../features/page/AdminPage.tsx';
import { FILES_KEY } from './files-key.ts';
import { StoredFiles } from './StoredFiles.tsx';
import { Uploads } from './Uploads.tsx';

function Files() {
  const { data, isError, refetch } = useQuery({ queryKey: FILES_KEY, queryFn: fetchFiles });
  if (data !== undefined)
    return (
      <Stack $gap={32}>
        <Uploads accepted={data} />
        <StoredFiles files={data.Data} />
      </Stack>
    );
  return <NotLoaded isError={isError} refetch={refetch} what="檔案" />;
}

/** Files of the administration: upload, links, download, deletion, archives. */
export const FilesPage = () => (
  <AdminPage title="檔案">
    <Files />
  </AdminPage>
);
