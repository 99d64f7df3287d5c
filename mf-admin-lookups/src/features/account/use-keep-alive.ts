import { isApiFailure } from '@pinpu/shared/api/failure';
import { adminTokenAtom, pushNoticesAtom, useSetAtom } from '@pinpu/shared/state';
import { useEffect } from 'react';
import { keepAlive } from '../../api/session.ts';

/** A third of a token's lifetime: one missed renewal does no harm. */
const INTERVAL_MS = 10 * 60_000;

const failureOf = (error: unknown) => {
  const cause = error instanceof Error ? error.message : String(error);
  return {
    title: '系統提示',
    code: 'NOTICE',
    message: `伺服器無回應 or 發生錯誤，請稍候再試一次，謝謝。${cause}`,
    variant: 'danger',
  } as const;
};

/** Renews the token periodically while the page is open (spec §7 Keep-alive). */
export function useKeepAlive() {
  const setToken = useSetAtom(adminTokenAtom);
  const pushNotices = useSetAtom(pushNoticesAtom);
  useEffect(() => {
    const replaceToken = async () => {
      try {
        const token = await keepAlive('Auth/keepalive');
        // A sign-out meanwhile must not be undone.
        setToken((current) => (current === '' ? '' : token));
      } catch (error) {
        // The end of the session is shown by the client.
        const isEnd = isApiFailure(error) && error.status === 401;
        if (!isEnd) pushNotices([failureOf(error)]);
      }
    };
    const timer = setInterval(replaceToken, INTERVAL_MS);
    return () => clearInterval(timer);
  }, [setToken, pushNotices]);
}
