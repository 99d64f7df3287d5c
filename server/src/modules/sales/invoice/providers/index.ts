import type { InvoiceProviderDefinition } from '../port.ts';
import { ecpay } from './ecpay/index.ts';

/** The invoice providers, one line each; INVOICE_PROVIDER selects one. */
export const INVOICE_PROVIDERS: readonly InvoiceProviderDefinition[] = [ecpay];
