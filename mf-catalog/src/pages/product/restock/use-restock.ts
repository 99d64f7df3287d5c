import { failureText, isRejected, refusalText } from '@pinpu/shared/api/failure';
import type { Product, Restock } from '@pinpu/shared/contracts';
import { useMutation, useQuery, useQueryClient } from '@pinpu/shared/query';
import { pushNoticesAtom, useAtomValue, userTokenAtom, useSetAtom } from '@pinpu/shared/state';
import { loadApi } from '../../../api/load-api.ts';
import { productQuery } from '../../../features/product-queries.ts';

/** Requests the mail and cancels the request; the cached product is updated accordingly. */
export function useRestock({ prd_id }: Pick<Product, 'prd_id'>) {
  const cache = useQueryClient();
  const push = useSetAtom(pushNoticesAtom);
  const query = productQuery(prd_id, useAtomValue(userTokenAtom));
  // The link is confirmed in another tab. When the shopper returns, the new state is loaded, and also new stock.
  useQuery({ ...query, refetchOnWindowFocus: 'always', meta: { quiet: true } });

  const show = (restock: Restock | undefined) =>
    cache.setQueryData<Product | null>(query.queryKey, (product) => {
      if (!product) return product;
      const { restock: _, ...rest } = product;
      return restock ? { ...rest, restock } : rest;
    });
  const ask = useMutation({
    mutationFn: async (email: string) => (await loadApi()).requestRestock(prd_id, email),
    onSuccess: show,
    onError: (error) => {
      if (!isRejected(error, 'IN_STOCK')) return;
      // The buy box replaces the form.
      push([{ code: '', message: refusalText(error) ?? '', variant: 'success' }]);
      return cache.invalidateQueries({ queryKey: query.queryKey });
    },
    meta: { quiet: true },
  });
  const cancel = useMutation({
    mutationFn: async () => (await loadApi()).cancelRestock(prd_id),
    onSuccess: () => show(undefined),
  });
  return {
    ask: ask.mutate,
    asking: ask.isPending,
    /** When this page last had a mail sent, in milliseconds since the epoch; 0 if never. */
    asked_at: ask.isSuccess ? ask.submittedAt : 0,
    rejection:
      ask.error === null ? undefined : failureText(ask.error, '目前無法登記到貨通知，請稍後再試。'),
    forget: ask.reset,
    cancel: () => cancel.mutate(),
    cancelling: cancel.isPending,
  };
}

export type RestockActions = ReturnType<typeof useRestock>;
