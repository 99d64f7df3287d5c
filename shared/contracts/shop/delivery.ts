import * as s from '@pinpu/shared/contracts/schema';
import type { DeliveryPlan } from '@pinpu/shared/domain';

const transitDays = s.object({ min: s.int(), max: s.int() });
const transitOf = s.withFallback(s.optional(transitDays), undefined);

/** When parcels leave and how long they take; the server validates published values more strictly. */
export const deliveryPlanSchema = s.object({
  cut_off: s.string().check(s.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/)),
  ship_weekdays: s.array(s.int()),
  arrival_weekdays: s.array(s.int()),
  closed_days: s.array(s.string()),
  transit: s.object({ main: transitOf, islands: transitOf, store: transitOf }),
}) satisfies s.Schema<DeliveryPlan>;
