import { FileDrop } from '@pinpu/shared/files';
import { useQueryClient } from '@pinpu/shared/query';
import { useAtomValue, useKeepPage, useSetAtom } from '@pinpu/shared/state';
import { Stack } from '@pinpu/shared/ui';
import { useEffect } from 'react';
import { addUploadsAtom, uploadsAtom } from '../../state/uploads.ts';
import { fileSize } from './file-size.ts';
import { FILES_KEY } from './files-key.ts';
import { UploadList } from './UploadList.tsx';

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

/** Upload limits, as sent with the list of files. */
interface Accepted {
  limits: { file_bytes: number; used_bytes: number; total_bytes: number };
  types: readonly string[];
}

const extensionOf = (name: string) => name.slice(name.lastIndexOf('.') + 1).toLowerCase();

/** Why the server would reject a file because of its name or size; undefined if there is no such reason. */
function uploadFault({ limits, types }: Accepted, file: File): string | undefined {
  if (!types.includes(extensionOf(file.name)))
    return `這個類型無法上傳，可上傳：${types.join('、')}。`;
  if (file.size === 0) return '這是空的檔案，請確認後再上傳。';
  if (file.size > limits.file_bytes)
    return `檔案超過 ${fileSize(limits.file_bytes)}，請縮小或分成數個檔案後再上傳。`;
  return undefined;
}
