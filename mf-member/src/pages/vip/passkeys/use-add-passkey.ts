import { useMutation, useQueryClient } from '@pinpu/shared/query';
import { useSetAtom } from '@pinpu/shared/state';
import { useState } from 'react';
import { addPasskey, fetchCreationOptions, requestPasskeyCode } from '../../../api/passkeys.ts';
import { ownPasskeyAtom } from '../../../state/passkey.ts';
import { addFailure, rejectionCode } from './failure.ts';
import { loadCeremonies } from './load-ceremonies.ts';

const NEEDS_CODE = 'PASSKEY_CODE';

/** Gets options, opens the device's dialog, and stores the passkey in the account; undefined if the member cancels. */
async function createAndAdd(otp: string | undefined) {
  const [options, { createPasskey }] = await Promise.all([
    fetchCreationOptions(otp),
    loadCeremonies(),
  ]);
  const created = await createPasskey(options);
  return created && addPasskey(created);
}

/**
 * Adds a passkey of this device. If the last sign-in was too long ago, a code is mailed, and `askingCode` is true until
 * it has been entered.
 */
export function useAddPasskey() {
  const cache = useQueryClient();
  const setOwn = useSetAtom(ownPasskeyAtom);
  const [askingCode, setAskingCode] = useState(false);
  const code = useMutation({
    mutationFn: requestPasskeyCode,
    onSuccess: () => setAskingCode(true),
    meta: { quiet: true },
  });
  const adding = useMutation({
    mutationFn: createAndAdd,
    onSuccess: (added) => {
      setAskingCode(false);
      if (!added) return;
      setOwn(added.credential_id);
      void cache.invalidateQueries({ queryKey: ['member', 'passkeys'] });
    },
    onError: (error) => {
      if (rejectionCode(error) === NEEDS_CODE) code.mutate();
    },
    meta: { quiet: true },
  });
  const error = code.error ?? adding.error;
  return {
    add: () => adding.mutate(undefined),
    addWithCode: (otp: string) => adding.mutate(otp),
    askingCode,
    stopAsking: () => {
      setAskingCode(false);
      adding.reset();
    },
    busy: adding.isPending || code.isPending,
    isAdded: adding.data !== undefined,
    failure: error && rejectionCode(error) !== NEEDS_CODE ? addFailure(error) : undefined,
    forget: adding.reset,
  };
}
