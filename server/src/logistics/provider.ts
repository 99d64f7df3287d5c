import type { Deps } from '../modules/module.ts';
import { sandboxKey } from '../payments/sandbox/shared-key.ts';
import { ecpayLogistics } from './ecpay/adapter.ts';
import type { LogisticsProvider } from './port.ts';
import { sandboxLogistics } from './sandbox/adapter.ts';

/** The configured provider of parcels to stores; undefined where there is none. */
export function logisticsProvider({
  config,
  db,
  clock,
}: Pick<Deps, 'config' | 'db' | 'clock'>): LogisticsProvider | undefined {
  const { logistics } = config;
  if (logistics.provider === 'ecpay') return ecpayLogistics(logistics);
  return logistics.provider === 'sandbox' ? sandboxLogistics(sandboxKey(db, clock)) : undefined;
}
