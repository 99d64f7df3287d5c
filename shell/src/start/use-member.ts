import { useQueryClient } from '@pinpu/shared/query';
import { useLocation } from '@pinpu/shared/router';
import {
  memberLoadingAtom,
  retryMemberAtom,
  useAtomValue,
  userTokenAtom,
  useSetAtom,
} from '@pinpu/shared/state';
import { useEffect } from 'react';
import { loadMember } from './load-member.ts';

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
