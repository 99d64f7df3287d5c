import { adminTokenAtom, useSetAtom } from '@pinpu/shared/state';
import { logOutAdmin } from '../../api/admin-calls.ts';

/** Signs the administrator out: on the server too, as far as it answers, so that the token is worth nothing here any more. */
export function useSignOut() {
  const setToken = useSetAtom(adminTokenAtom);
  return async () => {
    await logOutAdmin().catch(() => undefined);
    setToken('');
  };
}
