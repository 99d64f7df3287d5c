import { adminTokenAtom, useSetAtom } from '@pinpu/shared/state';
import { logOutAdmin } from '../../api/session.ts';

/** Signs the administrator out: on the server, too, if it answers, so that the token becomes invalid. */
export function useSignOut() {
  const setToken = useSetAtom(adminTokenAtom);
  return async () => {
    await logOutAdmin().catch(() => undefined);
    setToken('');
  };
}
