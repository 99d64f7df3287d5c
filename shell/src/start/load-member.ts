import { fetchProfile } from '@pinpu/shared/api';
import { appStore, setMemberAtom } from '@pinpu/shared/state';

/**
 * Asks who `token` belongs to. A refused token is dropped by the client; without an answer the member stays
 * unknown, and whatever needs one asks again.
 */
export async function loadMember(token: string) {
  try {
    const { user } = await fetchProfile(false);
    appStore.set(setMemberAtom, { token, user });
  } catch {
    // Nobody asked for this on the screen, so nobody is told.
  }
}
