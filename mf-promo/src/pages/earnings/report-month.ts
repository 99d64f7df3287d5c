import type { PromoMonth } from '@pinpu/shared/contracts';

/** One month of the report, `YYYY-MM`. */
export type ReportMonth = PromoMonth & { month: string };

/** E.g. `2026/11`. */
export const monthName = (month: string) => month.replace('-', '/');
