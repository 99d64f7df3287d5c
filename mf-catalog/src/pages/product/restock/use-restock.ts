import { failureText, isRejected, refusalText } from '@pinpu/shared/api/failure';
import type { Product, Restock } from '@pinpu/shared/contracts';
import { useMutation, useQuery, useQueryClient } from '@pinpu/shared/query';
import { pushNoticesAtom, useAtomValue, userTokenAtom, useSetAtom } from '@pinpu/shared/state';
import { loadApi } from '../../../api/load-api.ts';
import { productQuery } from '../../../features/product-queries.ts';

const withRestock = <One extends { restock?: Restock | undefined }>(
  { restock: _, ...rest }: One,
  restock: Restock | undefined,
) => (restock ? { ...rest, restock } : rest);

/** The product with the state of the request for it, or for one of its variants. */
const productWith = (product: Product, var_id: string | undefined, restock: Restock | undefined) =>
  var_id === undefined
    ? withRestock(product, restock)
    : {
        ...product,
        variants: product.variants?.map((one) =>
          one.var_id === var_id ? withRestock(one, restock) : one,
        ),
      };

/** Requests the mail and cancels the request; the cached product is updated accordingly. */
export function useRestock(prd_id: string, var_id: string | undefined) {
  const cache = useQueryClient();
  const push = useSetAtom(pushNoticesAtom);
  const query = productQuery(prd_id, useAtomValue(userTokenAtom));
  // The link is confirmed in another tab. When the shopper returns, the new state is loaded, and also new stock.
  useQuery({ ...query, refetchOnWindowFocus: 'always', meta: { quiet: true } });

  const show = (restock: Restock | undefined) =>
    cache.setQueryData<Product | null>(
      query.queryKey,
      (product) => product && productWith(product, var_id, restock),
    );
  const sold_id = var_id ?? prd_id;
  const ask = useMutation({
    mutationFn: async (email: string) => (await loadApi()).requestRestock(sold_id, email),
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
    mutationFn: async () => (await loadApi()).cancelRestock(sold_id),
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
