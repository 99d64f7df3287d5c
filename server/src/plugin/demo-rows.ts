import * as z from 'zod/mini';

/** Accounts and codes of the demo shop, with which people could sign in or buy; a live shop must not have any. */
export const demoRowsSchema = z.object({
  /** E-mail addresses. */
  members: z.array(z.string()),
  coupons: z.array(z.string()),
  promo_codes: z.array(z.string()),
});
export type DemoRows = z.infer<typeof demoRowsSchema>;

/**
 * The row of the table `settings` in which a demo shop records which rows are its own, for a start without its code.
 */
export const DEMO_ROWS = 'demo_rows';

export const demoRowsRow = (value: DemoRows, u_date: Date) => ({ name: DEMO_ROWS, value, u_date });
