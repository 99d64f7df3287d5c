import { configuredInvoices } from '../../modules/sales/invoice/provider.ts';
import { configuredPayment } from '../../modules/sales/payment/provider.ts';
import { configuredLogistics } from '../../modules/sales/pickup/provider.ts';
import type { Config } from '../../platform/config/config.ts';
import { isLoopback } from '../../platform/config/loopback.ts';
import type { Database } from '../../platform/db/index.ts';
import { StartupError } from '../../platform/errors/startup-error.ts';
import { sharedKeyFault } from '../../platform/secrets/index.ts';
import { findDemoRows } from './demo-rows-repository.ts';

interface ModeFacts {
  config: Config;
  testSettings: readonly string[];
  demoRows: readonly string[];
}

const DEMO_OUTSIDE =
  'PUBLIC_URL is no address of this machine, but SHOP_MODE is demo, in which nothing is paid or shipped: set SHOP_MODE=live as docs/operations.md describes under "Going live", or leave PUBLIC_URL out to try the demo.';

const senderIsReserved = (mailFrom: string) => /\.test>?\s*$/i.test(mailFrom);

/** Mailpit, MailHog and others listen on 1025, on which no mail server does. */
const isCatcher = (smtpUrl: string) => {
  const { hostname, port } = new URL(smtpUrl);
  return port === '1025' || /^mail(?:pit|hog|catcher|dev)$/i.test(hostname);
};

function* liveFaults({ config, testSettings, demoRows }: ModeFacts): Generator<string> {
  const keyFault = sharedKeyFault(config);
  const { publicUrl, smtpUrl, mailFrom, demoShop } = config;
  if (new URL(publicUrl).protocol !== 'https:' || isLoopback(publicUrl))
    yield 'PUBLIC_URL is not the address shoppers open: set it to that, starting with https://.';
  yield* testSettings;
  if (smtpUrl === null)
    yield 'SMTP_URL is not set, so that nobody receives a mail: set it to your mail server.';
  else if (isCatcher(smtpUrl))
    yield 'SMTP_URL is a mail catcher, which passes no mail on: set it to your mail server.';
  if (senderIsReserved(mailFrom))
    yield 'MAIL_FROM is an address under .test, which no mail server accepts: set it to an address of your shop.';
  if (keyFault !== '') yield keyFault;
  if (demoShop) yield 'DEMO_SHOP is on, which fills the shop with invented goods: set it to off.';
  if (demoRows.length > 0)
    yield `The database holds accounts or codes of the demo shop (${demoRows.join(', ')}): set DATABASE_URL or DATA_DIR to an empty database, or remove them as docs/operations.md describes.`;
}

/** Why the shop may not start in its mode, one sentence for each reason; empty where it may. */
export function modeFaults(facts: ModeFacts): string[] {
  const { shopMode, publicUrl } = facts.config;
  if (shopMode === 'live') return [...liveFaults(facts)];
  return isLoopback(publicUrl) ? [] : [DEMO_OUTSIDE];
}

function rejectFaults(config: Config, demoRows: readonly string[]): void {
  const testSettings = [
    ...configuredPayment(config).testSettings,
    ...(configuredLogistics(config)?.testSettings ?? []),
    ...(configuredInvoices(config)?.testSettings ?? []),
  ];
  const faults = modeFaults({ config, testSettings, demoRows });
  if (faults.length > 0) throw new StartupError(faults.join('\n'));
}

export const checkSettings = (config: Config): void => rejectFaults(config, []);

export async function checkDatabase(db: Database, config: Config): Promise<void> {
  if (config.shopMode === 'live') rejectFaults(config, await findDemoRows(db));
}
