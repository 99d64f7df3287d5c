import { type ShopMaker, shopMakerConflictSchema } from '@pinpu/shared/contracts/backoffice';
import { makerKey } from '../../../../api/shop-keys.ts';
import { useChangeCall } from '../../../../features/changes/use-change-call.ts';

/** Adds, changes or deletes a maker. */
export const useMakerCall = <Input>(call: (input: Input) => Promise<ShopMaker>) =>
  useChangeCall(call, {
    keyOf: ({ cells }: ShopMaker) => makerKey(cells.maker_id ?? ''),
    conflict: shopMakerConflictSchema,
  });
