import { fetchProfile } from '@pinpu/shared/api';
import { appStore, setMemberAtom } from '@pinpu/shared/state';

/**
 * Loads the member of `token`. The client drops a rejected token; without a response the member stays unknown, and
 * whatever needs it requests it again.
 */
export async function loadMember(token: string) {
  try {
    const { user } = await fetchProfile(false);
    appStore.set(setMemberAtom, { token, user });
  } catch {
    // A background request: errors are not shown.
  }
}
