import type { LogisticsProviderDefinition } from '../port.ts';
import { ecpay } from './ecpay/index.ts';
import { sandbox } from './sandbox/index.ts';

/** The logistics providers there are, one line each; LOGISTICS_PROVIDER names one. */
export const LOGISTICS_PROVIDERS: readonly LogisticsProviderDefinition[] = [sandbox, ecpay];
