import { MEDIA_MEGABYTES, type MediaKind } from '@pinpu/shared/domain';
import { useEffect, useRef, useState } from 'react';
import { type StoredMedia, uploadMedia } from '../../../../../api/products.ts';
import { uploadFailure } from '../../../../../features/pictures/upload-failure.ts';

interface UploadState {
  /** The name of the file that is sent, or that was not accepted; '' for none. */
  name: string;
  /** The sent share, from 0 to 1; undefined while nothing is sent. */
  sent: number | undefined;
  error: string;
  canRetry: boolean;
}

const NONE: UploadState = { name: '', sent: undefined, error: '', canRetry: false };
const MEGABYTE = 1024 * 1024;

/** Why the server would reject a file because of its size; '' if there is no such reason. */
function sizeFault({ name, size }: File, kind: MediaKind): string {
  const most = MEDIA_MEGABYTES[kind];
  if (size === 0) return `「${name}」是空的檔案，請換一個檔案。`;
  return size > most * MEGABYTE ? `「${name}」超過 ${most} MB，請縮小後再上傳。` : '';
}

/** Uploads one file at a time. `onUploaded` gets what the shop stored, and the file. */
export function useMediaUpload(
  kind: MediaKind,
  onUploaded: (stored: StoredMedia, file: File) => void,
) {
  const [state, setState] = useState(NONE);
  const running = useRef<AbortController>(undefined);
  const last = useRef<File>(undefined);
  // The latest callback is used, since it has what was typed during the upload.
  const latest = useRef(onUploaded);
  latest.current = onUploaded;
  useEffect(() => () => running.current?.abort(), []);

  const upload = async (file: File) => {
    running.current?.abort();
    const { name } = file;
    const fault = sizeFault(file, kind);
    if (fault !== '') return setState({ ...NONE, name, error: fault });
    const controller = new AbortController();
    running.current = controller;
    last.current = file;
    const { signal } = controller;
    const onProgress = (sent: number) => signal.aborted || setState({ ...NONE, name, sent });
    onProgress(0);
    try {
      const stored = await uploadMedia(kind, file, { onProgress, signal });
      if (signal.aborted) return;
      setState(NONE);
      latest.current(stored, file);
    } catch (error) {
      if (signal.aborted) return;
      const why = uploadFailure(error, `「${name}」`);
      setState({ ...NONE, name, error: why, canRetry: true });
    }
  };
  return {
    ...state,
    upload,
    retry: () => last.current && void upload(last.current),
    cancel() {
      running.current?.abort();
      setState(NONE);
    },
  };
}
