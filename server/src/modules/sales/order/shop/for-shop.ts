import type { Config } from '../../../../platform/config/config.ts';
import type { Database } from '../../../../platform/db/index.ts';
import { Rejection } from '../../../../platform/errors/rejection.ts';
import type { QueryContext } from '../paying/sync-with-provider.ts';
import { type Cause, lockOrder, type OrderRow } from '../repository.ts';

/** A move by the shop: through the operator's commands, or by an administrator on a screen. */
export interface ShopContext extends QueryContext {
  actor: Extract<Cause['actor'], `admin${string}`>;
  /** Called with the locked order before the move. @throws Rejection where this request must not make it. */
  check?: (tx: Database, order: OrderRow) => Promise<void>;
}

export type ShipContext = ShopContext & Pick<Config, 'shopMode'>;

/** Locks an order that the shop is about to move, and runs the check. */
export async function lockForShop(
  tx: Database,
  ord_id: string,
  { check }: Pick<ShopContext, 'check'>,
): Promise<OrderRow> {
  const order = await lockOrder(tx, ord_id);
  await check?.(tx, order);
  return order;
}

/** A move that the order does not allow, or an invalid field of it. */
export class MoveRejection extends Rejection {
  /** The sentence for `npm run orders`, with the command's options. */
  readonly command: string;

  constructor(
    sentence: string,
    { field, command = sentence }: { field?: string; command?: string },
  ) {
    super(409, 'ORDER_MOVE_REFUSED', sentence, field === undefined ? {} : { field });
    this.command = command;
  }
}

/**
 * Creates a MoveRejection. `field` is the input to correct; `command` is the sentence for operators who type a command.
 */
export const moveRejected = (
  sentence: string,
  about: { field?: string; command?: string } = {},
): MoveRejection => new MoveRejection(sentence, about);
