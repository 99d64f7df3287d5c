import { failureText } from '@pinpu/shared/api/failure';
import type { ParcelMove, ShopParcel } from '@pinpu/shared/contracts/backoffice';
import { useMutation, useQueryClient } from '@pinpu/shared/query';
import { moveParcel } from '../../api/parcels.ts';
import { SHOP_KEY } from '../../api/shop-keys.ts';
import { UNKNOWN_OUTCOME } from '../changes/unknown-outcome.ts';

interface Move {
  move: ParcelMove;
  /** Its name on the button. */
  text: string;
  /** The fields that were corrected. */
  form?: Record<string, string>;
}

/** Makes moves of one parcel. Lists that are shown are read again, since it may be in another one now. */
export function useParcelMove(
  { id }: ShopParcel,
  onMoved: (parcel: ShopParcel, done: string) => void,
) {
  const cache = useQueryClient();
  const { mutate, error, variables, isPending } = useMutation({
    mutationFn: ({ move, form }: Move) => moveParcel(id, move, form),
    onSuccess: (parcel, { move, text }) => {
      // A correction that the carrier would refuse as well is stored, and its reason replaces the old one.
      if (move !== 'correct' || parcel.state !== 'failed') onMoved(parcel, text);
      return cache.invalidateQueries({ queryKey: [SHOP_KEY] });
    },
    meta: { quiet: true },
  });
  return {
    make: (move: Move, onDone: (parcel: ShopParcel) => void) => mutate(move, { onSuccess: onDone }),
    pending: isPending ? variables?.move : undefined,
    rejection: failureText(error, UNKNOWN_OUTCOME),
  };
}
