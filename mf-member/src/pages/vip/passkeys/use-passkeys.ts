import { failureText } from '@pinpu/shared/api/failure';
import type { Passkey } from '@pinpu/shared/contracts';
import { useMutation, useQuery } from '@pinpu/shared/query';
import { useAtom } from '@pinpu/shared/state';
import { fetchPasskeys, removePasskey, renamePasskey } from '../../../api/passkeys.ts';
import { ownPasskeyAtom } from '../../../state/passkey.ts';
import { loadCeremonies } from './load-ceremonies.ts';

export function usePasskeys(token: string) {
  const [own, setOwn] = useAtom(ownPasskeyAtom);
  const { data, isError, refetch } = useQuery({
    queryKey: ['member', 'passkeys', token],
    queryFn: fetchPasskeys,
    staleTime: 0,
    meta: { quiet: true },
  });
  const renaming = useMutation({
    mutationFn: renamePasskey,
    onSettled: () => refetch(),
    meta: { quiet: true },
  });
  const removing = useMutation({
    mutationFn: ({ id }: Passkey) => removePasskey(id),
    onSuccess: (_done, { credential_id }) => {
      if (credential_id === own) setOwn('');
      loadCeremonies()
        .then(({ forgetPasskey }) => forgetPasskey(credential_id))
        // If this fails, the device still offers the passkey, and signing in says that it was removed.
        .catch(() => undefined);
    },
    onSettled: () => refetch(),
    meta: { quiet: true },
  });
  const error = renaming.error ?? removing.error;
  return {
    passkeys: data,
    failed: isError && data === undefined,
    retry: () => refetch(),
    isOwn: ({ credential_id }: Passkey) => credential_id === own,
    rename: (id: string, name: string) => renaming.mutateAsync({ id, name }),
    remove: (passkey: Passkey) => removing.mutateAsync(passkey).catch(() => undefined),
    isRemoving: removing.isPending,
    isRenaming: renaming.isPending,
    rejection: failureText(error, '目前無法變更通行密鑰，請稍後再試一次。'),
  };
}
