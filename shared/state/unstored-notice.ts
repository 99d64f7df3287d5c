import { atom } from 'jotai';
import { pushNoticesAtom } from './notices.ts';
import { outlastsPage } from './stored/local-text.ts';

const noticedAtom = atom(false);

/** Shows once that what is stored under `key` will be lost with the page, where storage is blocked or full. */
export const noteUnstoredAtom = atom(null, (get, set, key: string) => {
  if (get(noticedAtom) || outlastsPage(key)) return;
  set(noticedAtom, true);
  const message =
    '這個瀏覽器目前無法儲存資料，購物車與您填寫的內容在關閉或重新整理頁面後不會保留。';
  set(pushNoticesAtom, [{ code: 'STORAGE', message, variant: 'warning' }]);
});
