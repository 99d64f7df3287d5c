import { canMove, ORDER_STATUS } from '@pinpu/shared/domain';

/** Whether an order waits to be shipped. */
export const canBeShipped = (status: number): boolean => canMove(status, ORDER_STATUS.fulfilled);
