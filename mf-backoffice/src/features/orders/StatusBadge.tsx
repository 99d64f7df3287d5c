import { orderStatusText, orderStatusTone } from '@pinpu/shared/domain';
import { Badge } from '@pinpu/shared/ui';

/** An order's status in its colour (spec §4). */
export const StatusBadge = ({ status }: { status: number }) => (
  <Badge $tone={orderStatusTone(status)}>{orderStatusText(status)}</Badge>
);
