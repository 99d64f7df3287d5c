import { failureText } from '@pinpu/shared/api/failure';
import { useMutation, useQuery, useQueryClient } from '@pinpu/shared/query';
import type { SavedChange } from '../../../api/saved-details.ts';

interface Calls<Saved, Content> {
  name: string;
  read: () => Promise<Saved[]>;
  write: (change: SavedChange<Content>) => Promise<Saved[]>;
}

export function useSavedList<Saved, Content>(
  token: string,
  { name, read, write }: Calls<Saved, Content>,
) {
  const cache = useQueryClient();
  const queryKey = ['member', token, name];
  const { data, isError, refetch } = useQuery({
    queryKey,
    queryFn: read,
    staleTime: 0,
    meta: { quiet: true },
  });
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: write,
    onSuccess: (saved) => {
      cache.setQueryData(queryKey, saved);
      // The order page loads both kinds in one query.
      cache.invalidateQueries({ queryKey: ['member', token, 'saved-details'] });
    },
    // It may have been deleted on another device.
    onError: () => refetch(),
    meta: { quiet: true },
  });
  return {
    saved: data,
    failed: isError && data === undefined,
    retry: () => refetch(),
    change: (update: SavedChange<Content>, onDone?: () => void) =>
      mutate(update, { onSuccess: onDone }),
    busy: isPending,
    rejection: failureText(error, '目前無法儲存，請稍後再試一次。'),
    reset,
  };
}
