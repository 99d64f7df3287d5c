import { checkMailServer } from '../../modules/base/mail/transport.ts';
import { configuredInvoices } from '../../modules/sales/invoice/provider.ts';
import type { Money } from '../../modules/sales/payment/port.ts';
import { configuredPayment } from '../../modules/sales/payment/provider.ts';
import { configuredLogistics } from '../../modules/sales/pickup/provider.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Config } from '../../platform/config/config.ts';
import { checkSettings } from '../startup/check-mode.ts';
import { type Check, fault, ok, reasonOf, skipped, warning } from './finding.ts';

const settings = (config: Config): Check => ({
  name: 'settings',
  run: () => {
    checkSettings(config);
    return config.shopMode === 'live'
      ? ok('SHOP_MODE is live, and every setting is that of a real shop.')
      : warning('SHOP_MODE is demo: nothing is paid or shipped.');
  },
});

/** Connects to the mail server and signs in; sends nothing. */
const mail = ({ smtpUrl }: Config): Check => ({
  name: 'mail',
  run: async () => {
    if (smtpUrl === null) return skipped('SMTP_URL is not set: mails are stored in DATA_DIR/mail.');
    const { host } = new URL(smtpUrl);
    try {
      await checkMailServer(smtpUrl);
      return ok(`${host} accepts the connection and the account.`);
    } catch (error) {
      return fault(
        `${host} can't be used (${reasonOf(error)}): correct SMTP_URL, or nobody gets a sign-in code.`,
      );
    }
  },
});

const MONEY: Readonly<Record<Money, string>> = {
  real: 'Payments move real money.',
  test: "Payments reach the provider's test environment.",
  pretended: 'Payments are pretended.',
};

/** Sends the payment provider a harmless query that it answers only if the keys are right. */
const payments = (config: Config, clock: Clock): Check => ({
  name: 'payments',
  run: async () => {
    const { money, checkKeys } = configuredPayment(config);
    if (!checkKeys) return skipped(MONEY[money]);
    try {
      await checkKeys(clock);
      return ok(`${MONEY[money]} The provider accepts the keys.`);
    } catch (error) {
      return fault(
        `The provider does not accept the keys or can't be reached (${reasonOf(error)}).`,
      );
    }
  },
});

/** Asks the invoice provider for an invoice that does not exist, which it answers only if the keys are right. */
const invoices = (config: Config, clock: Clock): Check => ({
  name: 'invoices',
  run: async () => {
    const provider = configuredInvoices(config);
    if (!provider)
      return skipped('INVOICE_PROVIDER is none: clerks record the numbers of invoices by hand.');
    try {
      await provider.checkKeys(clock);
    } catch (error) {
      return fault(
        `The invoice provider does not accept the keys or can't be reached (${reasonOf(error)}).`,
      );
    }
    return provider.testSettings.length > 0
      ? warning(
          'The invoice provider accepts the keys, but its test environment issues no real invoices.',
        )
      : ok('The invoice provider accepts the keys.');
  },
});

/** Asks the logistics provider about a parcel that does not exist, which it answers only if the keys are right. */
const logistics = (config: Config, clock: Clock): Check => ({
  name: 'logistics',
  run: async () => {
    const provider = configuredLogistics(config);
    if (!provider) return skipped('LOGISTICS_PROVIDER is off: parcels are created elsewhere.');
    if (!provider.checkKeys) return skipped('Stores and parcels are pretended.');
    try {
      await provider.checkKeys(clock);
    } catch (error) {
      return fault(
        `The logistics provider does not accept the keys or can't be reached (${reasonOf(error)}).`,
      );
    }
    return provider.testSettings.length > 0
      ? warning(
          'The logistics provider accepts the keys, but its test environment moves no real parcels.',
        )
      : ok('The logistics provider accepts the keys.');
  },
});

export const serviceChecks = (config: Config, clock: Clock): Check[] => [
  settings(config),
  mail(config),
  payments(config, clock),
  logistics(config, clock),
  invoices(config, clock),
];
