import type { StatusTone } from '@pinpu/shared/domain';
import type { BadgeTone } from '@pinpu/shared/ui';

const TONES: Record<StatusTone, BadgeTone> = {
  grey: 'grey',
  green: 'success',
  warning: 'warning',
  red: 'danger',
};

/** The badge tone for a status' colour (spec §4). */
export const badgeToneOf = (tone: StatusTone): BadgeTone => TONES[tone];
