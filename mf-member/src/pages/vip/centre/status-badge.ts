import type { StatusTone } from '@pinpu/shared/domain';
import type { BadgeTone } from '@pinpu/shared/ui';

/** The badge for a status' colour (spec §4). */
export const BADGE_OF_TONE: Record<StatusTone, BadgeTone> = {
  grey: 'grey',
  green: 'success',
  warning: 'warning',
  red: 'danger',
};
