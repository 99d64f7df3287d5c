import type { Fields } from '../../server/src/modules/payment/providers/ecpay/check-mac-value.ts';

/** Kinds of webhooks about a trade. */
export type NoticeKind = 'issued' | 'issuedLate' | 'paid' | 'failed' | 'pending';

/** Creates a genuine webhook of each kind. */
export type Notices = Readonly<Record<NoticeKind, () => Fields>>;
