import * as s from '@pinpu/shared/contracts/schema';
import { bodyOf } from './envelope.ts';
import { twd } from './primitives.ts';

/** Query of `GET /api/vip/credit`: `before` is `next` of the previous page. */
export const creditQuerySchema = s.object({
  before: s.optional(s.string().check(s.regex(/^\d{1,15}$/))),
});

export type CreditQuery = s.Infer<typeof creditQuerySchema>;

export const CREDIT_ENTRY_KINDS = ['granted', 'spent', 'returned', 'expired', 'withdrawn'] as const;
export const CREDIT_REASONS = ['order', 'refund', 'hand', 'birthday', 'welcome'] as const;

const creditEntrySchema = s.object({
  id: s.int(),
  kind: s.oneOf(CREDIT_ENTRY_KINDS),
  /** In TWD; below 0 for what was used, expired or withdrawn. */
  amount: s.int(),
  /** Why it was granted. */
  reason: s.oneOf(CREDIT_REASONS),
  note: s.string(),
  at: s.string(),
  /** When the credit expires; '' for never. */
  expires_at: s.string(),
  /** The order that it was used in; '' for none. */
  ord_code: s.string(),
  /** Who made it: an administrator's account, or a part of the shop. */
  actor: s.string(),
});
export type CreditEntry = s.Infer<typeof creditEntrySchema>;

export const creditStatementSchema = s.object({
  /** What can be used now, in TWD: granted by the shop, and paid back as credit. */
  bonus: twd,
  paid: twd,
  /** Whether the shop has store credit switched on. */
  active: s.boolean(),
  /** What expires next, and when; missing for nothing. */
  expiring: s.optional(s.object({ amount: twd, at: s.string() })),
  /** The newest first. */
  entries: s.array(creditEntrySchema),
  /** The `before` of the next page; '' for none. */
  next: s.string(),
});
export type CreditStatement = s.Infer<typeof creditStatementSchema>;
export const creditAnswerSchema = bodyOf(creditStatementSchema);
