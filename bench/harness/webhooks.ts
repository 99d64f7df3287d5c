import type { Fields } from '../../server/src/modules/sales/payment/providers/ecpay/check-mac-value.ts';

/** Kinds of webhooks about a trade. */
export type WebhookKind = 'issued' | 'issuedLate' | 'paid' | 'failed' | 'pending';

/** Creates a genuine webhook of each kind. */
export type Webhooks = Readonly<Record<WebhookKind, () => Fields>>;
