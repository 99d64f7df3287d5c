import type { Deps } from '../../platform/module.ts';
import { sandboxKey } from '../payment/providers/sandbox/shared-key.ts';
import type { LogisticsProvider } from './port.ts';
import { ecpayLogistics } from './providers/ecpay/adapter.ts';
import { sandboxLogistics } from './providers/sandbox/adapter.ts';

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
