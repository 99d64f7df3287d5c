import type { User } from '@pinpu/shared/contracts';
import { atom } from 'jotai';
import { forgetMemberCartAtom } from './member-base.ts';
import { persistedAtom } from './persisted.ts';
import { randomId } from './random-id.ts';
import { hasUnreadSecrets } from './stored/secret-text.ts';
import { clearStorageAtom } from './stored-atoms.ts';

/** The cart session `s` of every storefront call; '' before the first configuration (spec §7). */
export const sessionIdAtom = persistedAtom('uuid', '');

/** The member's token; '' for guests (spec §3 App state). */
export const userTokenAtom = persistedAtom('ut', '');

/** The administrator's token; '' when signed out (spec §3 App state). */
export const adminTokenAtom = persistedAtom('at', '');

/** The e-mail last used to sign in, offered again at the next sign-in. */
export const accountEmailAtom = persistedAtom('acc', '');

/** The `cus_id` of the member whose data this browser has; '' for a guest's. */
const ownerAtom = persistedAtom('owner', '');

/** A member, and the token it was loaded with. */
const heldMemberAtom = atom<{ token: string; user: User } | undefined>(undefined);

/**
 * The signed-in member, once loaded. It belongs to the token it was loaded with: when another tab signs out or in, it
 * is undefined again.
 */
export const memberAtom = atom(
  (get) => {
    const stored = get(heldMemberAtom);
    return stored?.token === get(userTokenAtom) ? stored?.user : undefined;
  },
  (get, set, user: User | undefined) =>
    set(heldMemberAtom, user && { token: get(userTokenAtom), user }),
);

/** Sets the member that the server returned for `token`. */
export const setMemberAtom = atom(null, (get, set, session: { token: string; user: User }) => {
  set(heldMemberAtom, { token: session.token, user: session.user });
  if (session.token === get(userTokenAtom)) set(ownerAtom, session.user.cus_id);
});

/** True after the server rejected the session's token, until the next sign-in. */
export const sessionEndedAtom = atom(false);

/** True on the page that replaced the session id, until the shop has given one. */
export const sessionReplacedAtom = atom(false);

/** Data kept when a person leaves: the last e-mail, the administrator's token, whether a passkey is wanted here, the link the visitor came by. */
const SPARED = ['acc', 'at', 'passkey', 'promoCode', 'promoCodeAt', 'uuid', 'ut'];

/** Signs out, and deletes what belongs to the person. Under the old session id their last order could be opened. */
const forgetPersonAtom = atom(null, (_get, set) => {
  // First the token: a member's cart that is emptied is emptied on all devices.
  set(userTokenAtom, '');
  set(clearStorageAtom, SPARED);
  set(sessionIdAtom, randomId());
  set(sessionReplacedAtom, true);
});

/** Signs in: token and member together. Nothing of another member stays; a guest's cart and contacts do. */
export const signInAtom = atom(null, (get, set, session: { token: string; user: User }) => {
  const owner = get(ownerAtom);
  const isUnknown = get(userTokenAtom) !== '' || hasUnreadSecrets();
  const isAnother = owner === '' ? isUnknown : owner !== session.user.cus_id;
  if (isAnother) set(forgetPersonAtom);
  set(forgetMemberCartAtom);
  set(userTokenAtom, session.token);
  set(accountEmailAtom, session.user.acc_email);
  set(setMemberAtom, session);
  set(sessionEndedAtom, false);
});

/** Signs out in this browser, which forgets the member; a guest has nothing to lose by it. */
export const signOutAtom = atom(null, (get, set) => {
  if (get(userTokenAtom) !== '' || get(ownerAtom) !== '') set(forgetPersonAtom);
  set(memberAtom, undefined);
});

/**
 * Signs out because the server rejected `token`; a newer session stays. Cart and contacts stay for the same member's
 * next sign-in.
 */
export const endSessionAtom = atom(null, (get, set, token: string) => {
  if (token === '' || token !== get(userTokenAtom)) return;
  set(forgetMemberCartAtom);
  set(userTokenAtom, '');
  set(memberAtom, undefined);
  set(sessionEndedAtom, true);
});
