import { failureText } from '@pinpu/shared/api/failure';
import type { ParcelMove, ShopParcel } from '@pinpu/shared/contracts/backoffice';
import { useMutation, useQueryClient } from '@pinpu/shared/query';
import { moveParcel } from '../../api/parcels.ts';
import { SHOP_KEY } from '../../api/shop-keys.ts';
import { UNKNOWN_OUTCOME } from '../changes/unknown-outcome.ts';

/** Makes moves of one parcel. Lists that are shown are read again, since it may be in another one now. */
export function useParcelMove({ id }: ShopParcel, onMoved: (parcel: ShopParcel) => void) {
  const cache = useQueryClient();
  const { mutate, error, variables, isPending } = useMutation({
    mutationFn: ({ move, form }: { move: ParcelMove; form?: Record<string, string> }) =>
      moveParcel(id, move, form),
    onSuccess: (parcel) => {
      onMoved(parcel);
      return cache.invalidateQueries({ queryKey: [SHOP_KEY] });
    },
    meta: { quiet: true },
  });
  return {
    make: (move: ParcelMove, form?: Record<string, string>, onDone?: () => void) =>
      mutate({ move, ...(form && { form }) }, { onSuccess: () => onDone?.() }),
    pending: isPending ? variables?.move : undefined,
    rejection: failureText(error, UNKNOWN_OUTCOME),
  };
}
