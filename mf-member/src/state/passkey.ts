import { memberOptionsSchema } from '@pinpu/shared/contracts';
import { safeParse } from '@pinpu/shared/contracts/schema';
import { atom, moduleOptionsAtom, persistedAtom } from '@pinpu/shared/state';

const originAtom = atom((get) => {
  const read = safeParse(memberOptionsSchema, get(moduleOptionsAtom).member);
  return read.success ? read.data.passkey_origin : '';
});

/** Whether the shop's server supports passkeys; older ones do not. */
export const shopHasPasskeysAtom = atom((get) => get(originAtom) !== '');

/**
 * Whether this page can use passkeys: the page has the shop's own address and is not framed, and the browser supports
 * them, which it does only with https.
 */
export const canUsePasskeysAtom = atom(
  (get) =>
    get(originAtom) === window.location.origin &&
    window.top === window.self &&
    'PublicKeyCredential' in window,
);

/**
 * The credential id of the passkey last added or used in this browser; `NO_PASSKEY` if the member declined one; '' if
 * neither.
 */
export const ownPasskeyAtom = persistedAtom('passkey', '');
export const NO_PASSKEY = 'none';

/** True after a sign-in with a code on a device that can have a passkey. */
export const passkeyOfferAtom = atom(false);
