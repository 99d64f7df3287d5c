import type { Notice } from '@pinpu/shared/contracts';
import { useMutation, useQueryClient } from '@pinpu/shared/query';
import { adminTokenAtom, pushNoticesAtom, useSetAtom } from '@pinpu/shared/state';
import { fetchPublicKey, logInAdmin } from '../../api/session.ts';
import { encryptedPassword } from '../../features/account/encrypt-password.ts';

export interface Credentials {
  account: string;
  password: string;
}

/** Nothing can be encrypted without the key, and only a reload helps: the notice stays until then (spec §8). */
const KEY_FAILURE: Notice = {
  title: '系統提示',
  code: 'SYSTEM',
  message: 'E2EE安控元件載入錯誤',
  variant: 'danger',
  noCloseButton: true,
};

/**
 * Encrypts a password with a freshly fetched key, together with the key's session value, which is valid once and for a
 * short time.
 */
async function encrypt(password: string) {
  const { publicKey, bound, RspTS } = await fetchPublicKey();
  // A server deployed before this remote expects only the password.
  const text = bound ? `${RspTS}\n${password}` : password;
  return { password: await encryptedPassword(text, publicKey), RspTS };
}

/** Signs an administrator in with an encrypted password; failures are shown in the message modal. */
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
      // Clears cached data of the previous administrator.
      cache.removeQueries({ queryKey: ['admin'] });
      setToken(token);
    },
  });
}
