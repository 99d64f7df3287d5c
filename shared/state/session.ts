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

/** The `cus_id` of the member whose data is in this browser; '' for a guest's. */
const ownerAtom = persistedAtom('owner', '');

/** A member, and the token that it was loaded with. */
const heldMemberAtom = atom<{ token: string; user: User } | undefined>(undefined);

/**
 * The signed-in member, once loaded; undefined for any other token than it was loaded with, e.g. after another tab has
 * signed out or in.
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

/** True on a page that has replaced the session id, until the shop has returned one. */
export const sessionReplacedAtom = atom(false);

/**
 * Keys that are kept when a person signs out: the last e-mail, the administrator's token, whether to use passkeys here,
 * and the link the visitor came through.
 */
const SPARED = ['acc', 'at', 'passkey', 'promoCode', 'promoCodeAt', 'uuid', 'ut'];

/** Signs out and deletes the person's data. The session id is replaced, since the old one opens their last order. */
const forgetPersonAtom = atom(null, (_get, set) => {
  // The token first: emptying the cart while signed in would empty it on all of the member's devices.
  set(userTokenAtom, '');
  set(clearStorageAtom, SPARED);
  set(sessionIdAtom, randomId());
  set(sessionReplacedAtom, true);
});

/** Signs in, with token and member together. Another member's data is deleted; a guest's cart and contacts stay. */
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

/** Signs out and deletes the member's data from this browser; for a guest, it does nothing. */
export const signOutAtom = atom(null, (get, set) => {
  if (get(userTokenAtom) !== '' || get(ownerAtom) !== '') set(forgetPersonAtom);
  set(memberAtom, undefined);
});

/**
 * Signs out because the server rejected `token`; a newer session stays. Cart and contacts are kept for the same
 * member's next sign-in.
 */
export const endSessionAtom = atom(null, (get, set, token: string) => {
  if (token === '' || token !== get(userTokenAtom)) return;
  set(forgetMemberCartAtom);
  set(userTokenAtom, '');
  set(memberAtom, undefined);
  set(sessionEndedAtom, true);
});
