import { useAtomValue, useSetAtom } from '@pinpu/shared/state';
import { canUsePasskeysAtom, ownPasskeyAtom, passkeyOfferAtom } from '../../../state/passkey.ts';

/**
 * Returns a function to call after a sign-in: it offers a passkey if the device can have one, unless one was used or
 * declined here.
 */
export function useOfferPasskey() {
  const canUse = useAtomValue(canUsePasskeysAtom);
  const own = useAtomValue(ownPasskeyAtom);
  const setOffered = useSetAtom(passkeyOfferAtom);
  return () => {
    setOffered(false);
    if (!canUse || own !== '') return;
    window.PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable()
      .then(setOffered)
      .catch(() => undefined);
  };
}
