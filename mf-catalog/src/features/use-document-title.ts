import { logoResourceAtom, useAtomValue } from '@pinpu/shared/state';
import { useEffect } from 'react';

const SHOP = { name: '拼鋪', text: '' };

/** Names the browser's tab: `高山烏龍茶｜拼鋪`; '' stands for the shop itself with its line. */
export function useDocumentTitle(title: string) {
  const { name, text } = useAtomValue(logoResourceAtom) ?? SHOP;
  useEffect(() => {
    document.title = (title === '' ? [name, text] : [title, name]).filter(Boolean).join('｜');
  }, [title, name, text]);
}
