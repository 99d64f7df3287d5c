import { failureText } from '@pinpu/shared/api/failure';
import { useEffect, useRef, useState } from 'react';
import { uploadPicture } from '../../api/shop-products.ts';

interface UploadState {
  /** From 0 to 1 while a picture is on its way. */
  sent: number | undefined;
  error: string;
}

const NONE: UploadState = { sent: undefined, error: '' };

/** Uploads one picture at a time; `onUploaded` gets its address. */
export function usePictureUpload(onUploaded: (address: string) => void) {
  const [state, setState] = useState(NONE);
  const running = useRef<AbortController>(undefined);
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
      onUploaded(address);
    } catch (error) {
      if (signal.aborted) return;
      const why = failureText(error, '目前無法上傳，請確認網路後再試一次。');
      setState({ sent: undefined, error: why });
    }
  };
  const cancel = () => {
    running.current?.abort();
    setState(NONE);
  };
  return { ...state, upload, cancel };
}
