import type { Config } from '../../platform/config/config.ts';
import type { Database } from '../../platform/db/index.ts';
import { Rejection } from '../../platform/errors/rejection.ts';
import { type Cause, lockOrder, type OrderRow } from './repository.ts';
import type { QueryContext } from './sync-with-provider.ts';

/** A move of an order by the shop: by the operator's commands, or by an administrator on a screen. */
export interface ShopContext extends QueryContext {
  actor: Extract<Cause['actor'], `admin${string}`>;
  /** Called with the locked order before it is moved. @throws Rejection where it must not be moved by this request. */
  check?: (tx: Database, order: OrderRow) => Promise<void>;
}

export type ShipContext = ShopContext & Pick<Config, 'shopMode'>;

/** Locks an order that the shop is about to move. */
export async function lockForShop(
  tx: Database,
  ord_id: string,
  { check }: Pick<ShopContext, 'check'>,
): Promise<OrderRow> {
  const order = await lockOrder(tx, ord_id);
  await check?.(tx, order);
  return order;
}

/** A move that the order does not allow, or a field that keeps it from being made. */
export class MoveRejection extends Rejection {
  /** The sentence for `npm run orders`, which names its options. */
  readonly command: string;

  constructor(
    sentence: string,
    { field, command = sentence }: { field?: string; command?: string },
  ) {
    super(409, 'ORDER_MOVE_REFUSED', sentence, field === undefined ? {} : { field });
    this.command = command;
  }
}

/** `field` is the input to correct; `command` says the same for operators who type a command. */
export const moveRejected = (
  sentence: string,
  about: { field?: string; command?: string } = {},
): MoveRejection => new MoveRejection(sentence, about);
