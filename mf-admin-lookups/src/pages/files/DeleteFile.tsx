import type { AdminFile } from '@pinpu/shared/contracts';
import { useMutation, useQueryClient } from '@pinpu/shared/query';
import { ConfirmDialog } from '@pinpu/shared/ui';
import { deleteFile } from '../../api/files.ts';
import { FILES_KEY } from './files-key.ts';

/** Deletes a file after a confirmation; the list is loaded again even if that fails. */
export function DeleteFile({ file, onClose }: { file: AdminFile; onClose: () => void }) {
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
