import { useMutation } from '@pinpu/shared/query';
import { adminTokenAtom, useSetAtom } from '@pinpu/shared/state';
import { changePassword } from '../../api/accounts.ts';
import { fetchPublicKey } from '../../api/session.ts';
import { encryptedPassword } from '../../features/account/encrypt-password.ts';

export interface PasswordInput {
  old: string;
  next: string;
}

async function sendEncrypted({ old, next }: PasswordInput): Promise<string> {
  const { publicKey, RspTS } = await fetchPublicKey();
  const encrypt = (password: string) => encryptedPassword(`${RspTS}\n${password}`, publicKey);
  const [old_password, new_password] = await Promise.all([encrypt(old), encrypt(next)]);
  return changePassword({ old_password, new_password, RspTS });
}

/** Changes the signed-in account's password; this browser stays signed in with a new token. */
export function useChangePassword(onChanged: () => void) {
  const setToken = useSetAtom(adminTokenAtom);
  return useMutation({
    mutationFn: sendEncrypted,
    onSuccess: (token) => {
      onChanged();
      setToken(token);
    },
  });
}
