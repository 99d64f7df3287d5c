import { useQueryClient } from '@pinpu/shared/query';
import { useLocation } from '@pinpu/shared/router';
import {
  appStore,
  failMemberAtom,
  memberLoadingAtom,
  retryMemberAtom,
  setMemberAtom,
  useAtomValue,
  userTokenAtom,
  useSetAtom,
} from '@pinpu/shared/state';
import { useEffect } from 'react';
import { loadApi } from '../api/load-api.ts';

/**
 * Loads the member of `token`; while offline, once there is a network again. The client drops a rejected token. Any
 * other error is shown by the pages that need the member.
 */
async function loadMember(queries: ReturnType<typeof useQueryClient>, token: string) {
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

/**
 * Loads the signed-in member on every page after the frame has rendered, where a reload left only the token. After a
 * failure, it is loaded again on the next page, or when a page needs it.
 */
export function useMember() {
  const token = useAtomValue(userTokenAtom);
  const isLoading = useAtomValue(memberLoadingAtom) === 'loading';
  const retry = useSetAtom(retryMemberAtom);
  const queries = useQueryClient();
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is another try
  useEffect(() => retry(), [key, retry]);
  useEffect(() => {
    if (isLoading) void loadMember(queries, token);
  }, [isLoading, token, queries]);
}
