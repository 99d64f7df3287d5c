import type { Config } from '../../../platform/config/config.ts';
import { configuredPayment } from '../../sales/payment/provider.ts';
import { configuredLogistics } from '../../sales/pickup/provider.ts';

const known = new WeakMap<Config, string[]>();

function origins(config: Config): string[] {
  const logistics = configuredLogistics(config)?.formOrigins ?? [];
  return [...configuredPayment(config).formOrigins, ...logistics];
}

/** Origins to which pages submit forms, besides the shop's own: payment page and store map (ADR 0110, 0118). */
export function formOrigins(config: Config): string[] {
  const found = known.get(config) ?? origins(config);
  known.set(config, found);
  return found;
}
