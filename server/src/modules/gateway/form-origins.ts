import type { Config } from '../../platform/config/config.ts';
import { configuredPayment } from '../payment/provider.ts';
import { configuredLogistics } from '../pickup/provider.ts';

/** Origins to which pages send forms, beside the shop's own: the payment page's and the map's (ADR 0120, 0118). */
export const formOrigins = (config: Config): string[] => [
  ...configuredPayment(config).formOrigins,
  ...(configuredLogistics(config)?.formOrigins ?? []),
];
