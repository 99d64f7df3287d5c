import { conflictBody, failureText, isApiFailure } from '@pinpu/shared/api/failure';
import {
  type ShopMove,
  type ShopMoveBody,
  type ShopOrder,
  shopOrderConflictSchema,
} from '@pinpu/shared/contracts/backoffice';
import { useMutation, useQueryClient } from '@pinpu/shared/query';
import { moveOrder } from '../../../api/shop-orders.ts';
import { orderKey, SHOP_KEY } from '../../../features/shop-keys.ts';
import { UNKNOWN_OUTCOME } from '../../../features/unknown-outcome.ts';

export interface MoveRequest {
  move: ShopMove;
  fields?: Partial<Omit<ShopMoveBody, 'version'>>;
}

/** The order as it is now, where a move was rejected because somebody else had changed it. */
const changedOrder = (error: unknown): ShopOrder | undefined =>
  conflictBody(error, shopOrderConflictSchema)?.body;

const fieldOf = (error: unknown): string => {
  const body = isApiFailure(error) ? error.body : undefined;
  const { field } = Object(body) as { field?: unknown };
  return typeof field === 'string' ? field : '';
};

/**
 * Makes a move of an order as it is shown. One that somebody else has changed since is shown anew and not moved; what was
 * typed stays. `rejection` is the sentence of the last attempt, `field` the input it is about.
 */
export function useOrderMove(code: string, shown: ShopOrder) {
  const cache = useQueryClient();
  const show = (order: ShopOrder) => cache.setQueryData(orderKey(code), order);
  const mutation = useMutation({
    mutationFn: ({ move, fields = {} }: MoveRequest) =>
      moveOrder(code, move, { version: shown.version, ...fields }),
    onSuccess: (order) => {
      show(order);
      // Lists and counts are read again when they are next shown.
      return cache.invalidateQueries({ queryKey: [SHOP_KEY], refetchType: 'none' });
    },
    onError: (error) => {
      const order = changedOrder(error);
      if (order) show(order);
    },
    meta: { quiet: true },
  });
  const { error, variables, isPending } = mutation;
  return {
    make: (request: MoveRequest, onDone?: () => void) =>
      mutation.mutate(request, { onSuccess: () => onDone?.() }),
    /** The move under way. */
    pending: isPending ? variables?.move : undefined,
    failed: error ? variables?.move : undefined,
    field: fieldOf(error),
    rejection: failureText(error, UNKNOWN_OUTCOME),
  };
}

export type OrderMoves = ReturnType<typeof useOrderMove>;
