import { failureText } from '@pinpu/shared/api/failure';
import { useEffect, useRef, useState } from 'react';
import { uploadPicture } from '../../api/products.ts';

interface UploadState {
  /** The sent share, from 0 to 1; undefined while nothing is being uploaded. */
  sent: number | undefined;
  error: string;
}

const NONE: UploadState = { sent: undefined, error: '' };

const notUploaded = (error: unknown) => failureText(error, '目前無法上傳，請確認網路後再試一次。');

/** Uploads one picture at a time. `onUploaded` gets its address; `whyOf` makes a message of an error. */
export function usePictureUpload(onUploaded: (address: string) => void, whyOf = notUploaded) {
  const [state, setState] = useState(NONE);
  const running = useRef<AbortController>(undefined);
  // The latest callback is used, since it has what was typed during the upload.
  const latest = useRef(onUploaded);
  latest.current = onUploaded;
  useEffect(() => () => running.current?.abort(), []);
  const upload = async (file: File) => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    const onProgress = (sent: number) => signal.aborted || setState({ sent, error: '' });
    onProgress(0);
    try {
      const address = await uploadPicture(file, { onProgress, signal });
      if (signal.aborted) return;
      setState(NONE);
      latest.current(address);
    } catch (error) {
      if (signal.aborted) return;
      setState({ sent: undefined, error: whyOf(error) });
    }
  };
  const cancel = () => {
    running.current?.abort();
    setState(NONE);
  };
  return { ...state, upload, cancel };
}
