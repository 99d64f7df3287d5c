import { configuredPayment } from '../../modules/sales/payment/provider.ts';
import { configuredLogistics } from '../../modules/sales/pickup/provider.ts';
import type { Config } from '../../platform/config/config.ts';
import type { Database } from '../../platform/db/index.ts';
import { StartupError } from '../../platform/errors/startup-error.ts';
import { findDemoRows } from './demo-rows-repository.ts';
import { modeFaults } from './mode-faults.ts';

function rejectFaults(config: Config, demoRows: readonly string[]): void {
  const testSettings = [
    ...configuredPayment(config).testSettings,
    ...(configuredLogistics(config)?.testSettings ?? []),
  ];
  const faults = modeFaults({ config, testSettings, demoRows });
  if (faults.length > 0) throw new StartupError(faults.join('\n'));
}

/** @throws StartupError with a sentence for each setting that does not fit the shop's mode. */
export const checkSettings = (config: Config): void => rejectFaults(config, []);

/** @throws StartupError where the database of a live shop holds accounts or codes of the demo shop. */
export async function checkDatabase(db: Database, config: Config): Promise<void> {
  if (config.shopMode === 'live') rejectFaults(config, await findDemoRows(db));
}
