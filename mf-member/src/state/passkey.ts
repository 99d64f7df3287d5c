import { memberOptionsSchema } from '@pinpu/shared/contracts';
import { safeParse } from '@pinpu/shared/contracts/schema';
import { atom, moduleOptionsAtom, persistedAtom } from '@pinpu/shared/state';

const originAtom = atom((get) => {
  const read = safeParse(memberOptionsSchema, get(moduleOptionsAtom).member);
  return read.success ? read.data.passkey_origin : '';
});

/** Whether the shop knows passkeys; a server of an older release does not. */
export const shopHasPasskeysAtom = atom((get) => get(originAtom) !== '');

/**
 * Whether this page may use passkeys: at the shop's own address, not framed by another page, in a browser that has them.
 * Without https they are missing.
 */
export const canUsePasskeysAtom = atom(
  (get) =>
    get(originAtom) === window.location.origin &&
    window.top === window.self &&
    'PublicKeyCredential' in window,
);

/** The credential id of the passkey last added or used in this browser; `NO_PASSKEY` where none is wanted, '' for neither. */
export const ownPasskeyAtom = persistedAtom('passkey', '');
export const NO_PASSKEY = 'none';

/** Whether the member has just signed in by a code, where the device could have a passkey. */
export const passkeyOfferAtom = atom(false);
