import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { logoResourceAtom } from './config.ts';

/** Names the browser's tab: `高山烏龍茶｜拼鋪`; '' is the shop alone. */
export function useDocumentTitle(title: string) {
  const shop = useAtomValue(logoResourceAtom)?.text || '拼鋪';
  useEffect(() => {
    document.title = title === '' ? shop : `${title}｜${shop}`;
  }, [title, shop]);
}
