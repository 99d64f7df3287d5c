import { type Order, soldLines } from '@pinpu/shared/contracts';
import { orderArrivalText } from '@pinpu/shared/domain';
import { deliveryPlanAtom, useAtomValue } from '@pinpu/shared/state';

/** The promised days of an order, as text; '' where the shop promises none. */
export const useOrderArrival = (order: Order): string =>
  orderArrivalText(useAtomValue(deliveryPlanAtom), { ...order, lines: soldLines(order) });
