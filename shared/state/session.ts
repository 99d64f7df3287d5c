import type { User } from '@pinpu/shared/contracts';
import { atom } from 'jotai';
import { persistedAtom } from './persisted.ts';

/** The cart session `s` of every storefront call; '' before the first configuration (spec §7). */
export const sessionIdAtom = persistedAtom('uuid', '');

/** The member's token; '' for guests (spec §3 App state). */
export const userTokenAtom = persistedAtom('ut', '');

/** The administrative token; '' when signed out. */
export const adminTokenAtom = persistedAtom('at', '');

/** The e-mail last used to sign in, offered again at the next sign-in. */
export const accountEmailAtom = persistedAtom('acc', '');

/** The signed-in member, once the server has said who it is. */
export const memberAtom = atom<User | undefined>(undefined);

/** Signs in: token and member together. */
export const signInAtom = atom(null, (_get, set, session: { token: string; user: User }) => {
  set(userTokenAtom, session.token);
  set(accountEmailAtom, session.user.acc_email);
  set(memberAtom, session.user);
});

/** Signs out in this browser; the cart stays. */
export const signOutAtom = atom(null, (_get, set) => {
  set(userTokenAtom, '');
  set(memberAtom, undefined);
});
