import { appStore, setMemberAtom } from '@pinpu/shared/state';
import { loadApi } from '../api/load-api.ts';

/**
 * Loads the member of `token`. The client drops a rejected token; without a response the member stays unknown, and
 * whatever needs it requests it again.
 */
export async function loadMember(token: string) {
  try {
    const { user } = await (await loadApi()).fetchProfile(false);
    appStore.set(setMemberAtom, { token, user });
  } catch {
    // A background request: errors are not shown.
  }
}
