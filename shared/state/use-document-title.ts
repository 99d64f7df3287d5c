import { documentTitle } from '@pinpu/shared/domain';
import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { shopNameAtom } from './config.ts';

/** Sets the document title: `高山烏龍茶｜拼鋪`; '' is home. */
export function useDocumentTitle(title: string) {
  const shop = useAtomValue(shopNameAtom);
  const whole = documentTitle(title, shop);
  useEffect(() => {
    document.title = whole;
  }, [whole]);
}
