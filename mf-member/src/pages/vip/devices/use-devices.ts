import { failureText } from '@pinpu/shared/api/failure';
import { useMutation, useQuery } from '@pinpu/shared/query';
import { endSession, fetchSessions } from '../../../api/account.ts';

const ALL_OTHERS = '';

/** The browsers in which the member is signed in, and a function that signs one out. */
export function useDevices(token: string) {
  const { data, isError, refetch } = useQuery({
    queryKey: ['member', token, 'sessions'],
    queryFn: fetchSessions,
    staleTime: 0,
    meta: { quiet: true },
  });
  const { mutate, mutateAsync, isPending, variables, error } = useMutation({
    mutationFn: endSession,
    onSettled: () => refetch(),
    meta: { quiet: true },
  });
  return {
    sessions: data,
    failed: isError && data === undefined,
    retry: () => refetch(),
    end: (id: string) => mutate(id),
    endOthers: () => mutateAsync(ALL_OTHERS).catch(() => undefined),
    isEnding: (id: string) => isPending && variables === id,
    busy: isPending,
    rejection: failureText(error, '目前無法登出，請稍後再試一次。'),
  };
}
