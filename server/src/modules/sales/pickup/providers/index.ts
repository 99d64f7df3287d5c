import type { LogisticsProviderDefinition } from '../port.ts';
import { ecpay } from './ecpay/index.ts';
import { sandbox } from './sandbox/index.ts';

/** The logistics providers, one line each; LOGISTICS_PROVIDER selects one. */
export const LOGISTICS_PROVIDERS: readonly LogisticsProviderDefinition[] = [sandbox, ecpay];
