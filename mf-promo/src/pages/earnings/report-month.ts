import type { PromoMonth } from '@pinpu/shared/contracts';

/** One month of the report, `YYYY-MM`. */
export type ReportMonth = PromoMonth & { month: string };

/** `2026/11`. */
export const monthName = (month: string) => month.replace('-', '/');
