import { conflictBody, failureText, isApiFailure } from '@pinpu/shared/api/failure';
import {
  type ShopMove,
  type ShopMoveBody,
  type ShopOrder,
  shopOrderConflictSchema,
} from '@pinpu/shared/contracts/backoffice';
import { useMutation, useQueryClient } from '@pinpu/shared/query';
import { moveOrder } from '../../../../api/orders.ts';
import { orderKey, SHOP_KEY } from '../../../../api/shop-keys.ts';
import { UNKNOWN_OUTCOME } from '../../../../features/changes/unknown-outcome.ts';

export interface MoveRequest {
  move: ShopMove;
  fields?: Partial<Omit<ShopMoveBody, 'version'>>;
}

/** The current order, if a move was rejected because somebody else had changed it; else undefined. */
const changedOrder = (error: unknown): ShopOrder | undefined =>
  conflictBody(error, shopOrderConflictSchema)?.body;

const fieldOf = (error: unknown): string => {
  const body = isApiFailure(error) ? error.body : undefined;
  const { field } = Object(body) as { field?: unknown };
  return typeof field === 'string' ? field : '';
};

/**
 * Carries out a move of the shown order, once for a double click. After a conflict the current order is shown, nothing is moved, and what was
 * typed stays. `rejection` is the message about the last attempt, `field` the field it belongs to.
 */
export function useOrderMove(code: string, shown: ShopOrder) {
  const cache = useQueryClient();
  const show = (order: ShopOrder) => cache.setQueryData(orderKey(code), order);
  const mutationKey = ['order move', code];
  const mutation = useMutation({
    mutationKey,
    mutationFn: ({ move, fields = {} }: MoveRequest) =>
      moveOrder(code, move, { version: shown.version, ...fields }),
    onSuccess: (order) => {
      show(order);
      // Lists and counts are loaded again when they are next shown.
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
    // A second click comes before `isPending` is rendered.
    make: (request: MoveRequest, onDone?: () => void) => {
      if (cache.isMutating({ mutationKey }) > 0) return;
      mutation.mutate(request, { onSuccess: () => onDone?.() });
    },
    /** The move that is being carried out. */
    pending: isPending ? variables?.move : undefined,
    failed: error ? variables?.move : undefined,
    field: fieldOf(error),
    rejection: failureText(error, UNKNOWN_OUTCOME),
  };
}

export type OrderMoves = ReturnType<typeof useOrderMove>;
