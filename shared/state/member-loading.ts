import { atom } from 'jotai';
import { memberAtom, userTokenAtom } from './session.ts';

type MemberLoading = 'guest' | 'loading' | 'loaded' | 'failed';

/** The token whose member could not be loaded; '' for none. */
const failedTokenAtom = atom('');

/** The state of loading the token's member, which the shell does once for all pages. */
export const memberLoadingAtom = atom((get): MemberLoading => {
  const token = get(userTokenAtom);
  if (token === '') return 'guest';
  if (get(memberAtom) !== undefined) return 'loaded';
  return token === get(failedTokenAtom) ? 'failed' : 'loading';
});

/** Records that the member of `token` could not be loaded. */
export const failMemberAtom = atom(null, (_get, set, token: string) => set(failedTokenAtom, token));

/** Makes the shell load the member again, after a failure. */
export const retryMemberAtom = atom(null, (_get, set) => set(failedTokenAtom, ''));
