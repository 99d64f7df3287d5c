import type { User } from '@pinpu/shared/contracts';
import { atom } from 'jotai';
import { forgetMemberCartAtom } from './member-base.ts';
import { persistedAtom } from './persisted.ts';

/** The cart session `s` of every storefront call; '' before the first configuration (spec §7). */
export const sessionIdAtom = persistedAtom('uuid', '');

/** The member's token; '' for guests (spec §3 App state). */
export const userTokenAtom = persistedAtom('ut', '');

/** The e-mail last used to sign in, offered again at the next sign-in. */
export const accountEmailAtom = persistedAtom('acc', '');

/** A member, and the token it was loaded with. */
const heldMemberAtom = atom<{ token: string; user: User } | undefined>(undefined);

/**
 * The signed-in member, once loaded. It belongs to the token it was loaded with: when another tab signs out or in, it
 * is undefined again.
 */
export const memberAtom = atom(
  (get) => {
    const held = get(heldMemberAtom);
    return held?.token === get(userTokenAtom) ? held?.user : undefined;
  },
  (get, set, user: User | undefined) =>
    set(heldMemberAtom, user && { token: get(userTokenAtom), user }),
);

/** Sets the member that the server returned for `token`. */
export const setMemberAtom = atom(null, (_get, set, session: { token: string; user: User }) =>
  set(heldMemberAtom, { token: session.token, user: session.user }),
);

/** True after the server rejected the session's token, until the next sign-in. */
export const sessionEndedAtom = atom(false);

/** Signs in: token and member together. */
export const signInAtom = atom(null, (_get, set, session: { token: string; user: User }) => {
  set(forgetMemberCartAtom);
  set(userTokenAtom, session.token);
  set(accountEmailAtom, session.user.acc_email);
  set(memberAtom, session.user);
  set(sessionEndedAtom, false);
});

/** Signs out in this browser; the cart stays. */
export const signOutAtom = atom(null, (_get, set) => {
  set(forgetMemberCartAtom);
  set(userTokenAtom, '');
  set(memberAtom, undefined);
});

/** Signs out because the server rejected `token`; a newer session stays. */
export const endSessionAtom = atom(null, (get, set, token: string) => {
  if (token === '' || token !== get(userTokenAtom)) return;
  set(signOutAtom);
  set(sessionEndedAtom, true);
});
