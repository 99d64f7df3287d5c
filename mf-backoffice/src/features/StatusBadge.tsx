import { orderStatusText, orderStatusTone, type StatusTone } from '@pinpu/shared/domain';
import { Badge, type BadgeTone } from '@pinpu/shared/ui';

const TONES: Record<StatusTone, BadgeTone> = {
  grey: 'grey',
  green: 'success',
  warning: 'warning',
  red: 'danger',
};

/** An order's status in its colour (spec §4). */
export const StatusBadge = ({ status }: { status: number }) => (
  <Badge $tone={TONES[orderStatusTone(status)]}>{orderStatusText(status)}</Badge>
);
