import type { AdminFile } from '@pinpu/shared/contracts';
import { saveFile } from '@pinpu/shared/files';
import { useMutation, useQueryClient } from '@pinpu/shared/query';
import { theme } from '@pinpu/shared/theme';
import { Button, ConfirmDialog, EmptyState, Row, Stack } from '@pinpu/shared/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { deleteFile, fetchFile } from '../../api/files.ts';
import { ArchiveDialog } from './ArchiveDialog.tsx';
import { FileTable } from './FileTable.tsx';
import { FILES_KEY } from './files-key.ts';

function Empty() {
  return <EmptyState>還沒有檔案，上傳後會顯示在這裡。</EmptyState>;
}

/** The stored files: links, download, deletion, and archives of several files. */
export function StoredFiles({ files }: { files: readonly AdminFile[] }) {
  const [ticked, setTicked] = useState<readonly string[]>([]);
  const [leaving, setLeaving] = useState<AdminFile>();
  const [isPacking, setPacking] = useState(false);
  const download = useMutation({
    mutationFn: async ({ link, name }: AdminFile) => saveFile(await fetchFile(link), name),
  });
  const chosen = files.filter(({ link }) => ticked.includes(link));
  if (files.length === 0) return <Empty />;
  return (
    <Stack>
      <p>知道連結的人都能下載；刪除檔案後，連結就會失效。</p>
      <Bar>
        <span role="status">
          {chosen.length > 0 ? `已選取 ${chosen.length} 個檔案` : `共 ${files.length} 個檔案`}
        </span>
        <Button variant="secondary" disabled={chosen.length === 0} onClick={() => setPacking(true)}>
          打包下載
        </Button>
      </Bar>
      <FileTable
        files={files}
        chosen={ticked}
        onChoose={(link, isChosen) =>
          setTicked((links) => [
            ...links.filter((one) => one !== link),
            ...(isChosen ? [link] : []),
          ])
        }
        onDownload={download.mutate}
        onDelete={setLeaving}
      />
      {isPacking && <ArchiveDialog files={chosen} onClose={() => setPacking(false)} />}
      {leaving && <DeleteFile file={leaving} onClose={() => setLeaving(undefined)} />}
    </Stack>
  );
}

const Bar = styled(Row)`
  justify-content: space-between;
  font-size: ${theme.size[15]};
`;

/** Deletes a file after a confirmation; the list is loaded again even if that fails. */
function DeleteFile({ file, onClose }: { file: AdminFile; onClose: () => void }) {
  const cache = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => deleteFile(file.link),
    onSettled: () => {
      onClose();
      return cache.invalidateQueries({ queryKey: FILES_KEY });
    },
  });
  return (
    <ConfirmDialog
      open
      title="刪除檔案"
      confirmLabel="刪除"
      tone="danger"
      busy={isPending}
      onConfirm={() => mutate()}
      onCancel={onClose}
    >
      <p>「{file.name}」刪除後無法復原，已分享的連結也會失效。</p>
    </ConfirmDialog>
  );
}
