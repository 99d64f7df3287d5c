import type { Config } from '../../platform/config/config.ts';
import { configuredPayment } from '../payment/provider.ts';
import { configuredLogistics } from '../pickup/provider.ts';

/** Origins to which pages submit forms, besides the shop's own: payment page and store map (ADR 0120, 0118). */
export const formOrigins = (config: Config): string[] => [
  ...configuredPayment(config).formOrigins,
  ...(configuredLogistics(config)?.formOrigins ?? []),
];
