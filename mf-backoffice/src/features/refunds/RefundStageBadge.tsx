import { refundStageText } from '@pinpu/shared/domain';
import { Badge, type BadgeTone } from '@pinpu/shared/ui';

const TONES: Readonly<Record<string, BadgeTone>> = {
  done: 'success',
  failed: 'danger',
  open: 'danger',
  release: 'danger',
};

/** Where a refund is. */
export const RefundStageBadge = ({ stage }: { stage: string }) => (
  <Badge $tone={TONES[stage] ?? 'warning'}>{refundStageText(stage) || '退款處理中'}</Badge>
);
