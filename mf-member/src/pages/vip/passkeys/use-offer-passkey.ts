import { useAtomValue, useSetAtom } from '@pinpu/shared/state';
import { canUsePasskeysAtom, ownPasskeyAtom, passkeyOfferAtom } from '../../../state/passkey.ts';

/** After a sign-in: offers a passkey where the device could have one, and none was used or declined here. */
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
