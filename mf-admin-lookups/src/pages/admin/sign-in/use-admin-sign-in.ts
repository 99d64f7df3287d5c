import type { Notice } from '@pinpu/shared/contracts';
import { useMutation, useQueryClient } from '@pinpu/shared/query';
import { pushNoticesAtom, useSetAtom } from '@pinpu/shared/state';
import { fetchPublicKey, logInAdmin } from '../../../api/admin-calls.ts';
import { adminTokenAtom } from '../../../state/admin-session.ts';
import { encryptedPassword } from './encrypt-password.ts';

/** What is typed at sign-in. */
export interface Credentials {
  account: string;
  password: string;
}

/** Without the key nothing can be sealed: only a reload helps, so the notice stays (spec §8). */
const KEY_FAILURE: Notice = {
  title: '系統提示',
  code: 'SYSTEM',
  message: 'E2EE安控元件載入錯誤',
  variant: 'danger',
  noCloseButton: true,
};

/** Key and seal of one password; the key's session value is fresh each time, for it soon runs out. */
async function encrypt(password: string) {
  const { publicKey, RspTS } = await fetchPublicKey();
  return { password: await encryptedPassword(password, publicKey), RspTS };
}

/** Signs an administrator in with a sealed password; failures reach the message modal. */
export function useAdminSignIn() {
  const setToken = useSetAtom(adminTokenAtom);
  const pushNotices = useSetAtom(pushNoticesAtom);
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async ({ account, password }: Credentials) => {
      const encrypted = await encrypt(password).catch(() => undefined);
      if (encrypted === undefined) {
        pushNotices([KEY_FAILURE]);
        return;
      }
      const token = await logInAdmin({ account: account.trim(), ...encrypted });
      // What the one before was shown is not for the next.
      cache.removeQueries({ queryKey: ['admin'] });
      setToken(token);
    },
  });
}
