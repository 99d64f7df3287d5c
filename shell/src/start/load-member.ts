import type { useQueryClient } from '@pinpu/shared/query';
import { appStore, failMemberAtom, setMemberAtom } from '@pinpu/shared/state';
import { loadApi } from '../api/load-api.ts';

/**
 * Loads the member of `token`; while offline, once there is a network again. The client drops a rejected token. Any
 * other error is shown by the pages that need the member.
 */
export async function loadMember(queries: ReturnType<typeof useQueryClient>, token: string) {
  try {
    const user = await queries.fetchQuery({
      queryKey: ['profile', token],
      queryFn: async () => (await loadApi()).fetchProfile(),
      staleTime: 0,
      gcTime: 0,
      meta: { quiet: true },
    });
    appStore.set(setMemberAtom, { token, user });
  } catch {
    appStore.set(failMemberAtom, token);
  }
}
