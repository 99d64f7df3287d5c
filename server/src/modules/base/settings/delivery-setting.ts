import { isDay } from '@pinpu/shared/domain';
import * as z from 'zod/mini';

const because = (sentence: string) => ({ error: sentence });
const MOST_TRANSIT_DAYS = 30;
const MOST_CLOSED_DAYS = 200;

const hasEachOnce = (list: readonly unknown[]) => new Set(list).size === list.length;

const weekdays = z
  .array(z.int().check(z.minimum(1), z.maximum(7)))
  .check(z.minLength(1, because('至少要選一天')), z.refine(hasEachOnce, because('有重複的星期')));

const inDays = z
  .int(because('要是整數'))
  .check(
    z.minimum(0, because('不能小於 0')),
    z.maximum(MOST_TRANSIT_DAYS, because(`最多 ${MOST_TRANSIT_DAYS} 天`)),
  );

const transitDays = z.object({ min: inDays, max: inDays }).check(
  z.superRefine((days, context) => {
    if (days.min > days.max)
      context.addIssue({
        ...{ code: 'custom', path: ['max'], input: days },
        message: '最慢的天數不能少於最快的',
      });
  }),
);

const closedDay = z.string().check(
  z.superRefine((day, context) => {
    if (!isDay(day)) context.addIssue(`「${day}」不是日期，例如 2027-02-05`);
  }),
);

/** When parcels leave and arrive. For a region without days, no date is promised. */
export const deliverySetting = z.object({
  cut_off: z
    .string()
    .check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, because('要是時間，例如 14:00'))),
  ship_weekdays: weekdays,
  arrival_weekdays: weekdays,
  closed_days: z
    .array(closedDay)
    .check(
      z.maxLength(MOST_CLOSED_DAYS, because(`最多 ${MOST_CLOSED_DAYS} 天`)),
      z.refine(hasEachOnce, because('有重複的日期')),
    ),
  transit: z.object({
    main: z.optional(transitDays),
    islands: z.optional(transitDays),
    store: z.optional(transitDays),
  }),
});
