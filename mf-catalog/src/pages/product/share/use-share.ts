import { useState } from 'react';

/** Copies an address or hands it to the device's own sheet, where there is one; `said` tells what came of it. */
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
      // Whoever closes the sheet has changed their mind.
    }
  };
  return { status, copy, openSheet: 'share' in navigator ? openSheet : undefined };
}
