import type { PaymentProviderDefinition } from '../port.ts';
import { ecpay } from './ecpay/index.ts';
import { linepay } from './linepay/index.ts';
import { sandbox } from './sandbox/index.ts';

/** The payment providers, one line each; PAYMENT_PROVIDER selects one. */
export const PAYMENT_PROVIDERS: readonly PaymentProviderDefinition[] = [sandbox, ecpay, linepay];
