import { FileDrop } from '@pinpu/shared/files';
import { useQueryClient } from '@pinpu/shared/query';
import { useAtomValue, useKeepPage, useSetAtom } from '@pinpu/shared/state';
import { Stack } from '@pinpu/shared/ui';
import { useEffect } from 'react';
import { addUploadsAtom, uploadsAtom } from '../../state/uploads.ts';
import { fileSize } from './file-size.ts';
import { FILES_KEY } from './files-key.ts';
import { UploadList } from './UploadList.tsx';
import { type Accepted, uploadFault } from './upload-fault.ts';

/** The browser asks before the page is left while files are being sent. */
function useLeaveWarning(isSending: boolean) {
  useKeepPage(isSending ? 'files being uploaded' : undefined);
  useEffect(() => {
    if (!isSending) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isSending]);
}

/** Uploads by drag or choice, with progress, cancel and retry; the list of files is loaded again after each. */
export function Uploads({ accepted }: { accepted: Accepted }) {
  const uploads = useAtomValue(uploadsAtom);
  const add = useSetAtom(addUploadsAtom);
  const cache = useQueryClient();
  const done = uploads.filter(({ state }) => state.kind === 'done').length;
  useLeaveWarning(uploads.some(({ state }) => ['waiting', 'sending'].includes(state.kind)));
  useEffect(() => {
    if (done > 0) cache.invalidateQueries({ queryKey: FILES_KEY });
  }, [done, cache]);
  const { limits, types } = accepted;
  return (
    <Stack>
      <FileDrop
        label="選擇檔案"
        multiple
        accept={types.map((type) => `.${type}`).join(',')}
        hint={`可一次選擇多個檔案，每個最多 ${fileSize(limits.file_bytes)}。已使用 ${fileSize(limits.used_bytes)}，共 ${fileSize(limits.total_bytes)}。`}
        onFiles={(files) => add(files, (file) => uploadFault(accepted, file))}
      />
      {uploads.length > 0 && <UploadList uploads={uploads} />}
    </Stack>
  );
}
