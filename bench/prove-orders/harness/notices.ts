import type { Fields } from '../../../server/src/modules/payment/providers/ecpay/check-mac-value.ts';

/** What a provider can say of a trade. */
export type NoticeKind = 'issued' | 'issuedLate' | 'paid' | 'failed' | 'pending';

/** A genuine notice of each kind, made anew at each call. */
export type Notices = Readonly<Record<NoticeKind, () => Fields>>;
