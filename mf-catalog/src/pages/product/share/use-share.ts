import { useState } from 'react';

/** Copies an address or opens the native share sheet, where there is one; `said` is the resulting message. */
export function useShare({ url, title }: { url: string; title: string }) {
  const [status, setStatus] = useState('');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      setStatus('已複製連結');
    } catch {
      setStatus(`無法自動複製，請長按複製：${url}`);
    }
  };
  const openSheet = async () => {
    try {
      await navigator.share({ title, url });
    } catch {
      // Closing the sheet is not an error.
    }
  };
  return { status, copy, openSheet: 'share' in navigator ? openSheet : undefined };
}
