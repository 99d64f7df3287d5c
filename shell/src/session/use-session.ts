import { useLocation } from '@pinpu/shared/router';
import {
  applyPublicConfigAtom,
  sessionIdAtom,
  sessionReplacedAtom,
  useAtomValue,
  useSetAtom,
} from '@pinpu/shared/state';
import { useEffect } from 'react';
import { loadApi } from '../api/load-api.ts';

/** Gets a session id from the shop after a person has signed out in this browser; retried on the next page. */
export function useSession() {
  // Subscribed here, so that it follows other tabs.
  useAtomValue(sessionIdAtom);
  const replaced = useAtomValue(sessionReplacedAtom);
  const apply = useSetAtom(applyPublicConfigAtom);
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is another try
  useEffect(() => {
    if (replaced)
      loadApi()
        .then((api) => api.fetchPublicConfig())
        .then(apply, () => undefined);
  }, [replaced, key, apply]);
}
