import * as z from 'zod/mini';
import type { Clock } from '../../../platform/clock.ts';
import type { Config } from '../../../platform/config/config.ts';
import { oneOf, readVariables, type Variables } from '../../../platform/config/variables.ts';
import type { ConfiguredInvoices, InvoiceProvider } from './port.ts';
import { INVOICE_PROVIDERS } from './providers/index.ts';

/** Invoices are issued elsewhere, and their numbers recorded by hand. */
const NONE = 'none';

const choice = {
  INVOICE_PROVIDER: oneOf([NONE, ...INVOICE_PROVIDERS.map(({ name }) => name)], NONE),
};

export const invoiceVariables: Variables = Object.assign(
  {},
  choice,
  ...INVOICE_PROVIDERS.map(({ variables }) => variables),
);

/** The chosen invoice provider with its settings; undefined for none. @throws StartupError where a variable is invalid. */
export function configuredInvoices({
  environment,
}: Pick<Config, 'environment'>): ConfiguredInvoices | undefined {
  readVariables(z.object(invoiceVariables), environment);
  const { INVOICE_PROVIDER } = readVariables(z.object(choice), environment);
  return INVOICE_PROVIDERS.find(({ name }) => name === INVOICE_PROVIDER)?.configure(environment);
}

export const invoiceProvider = ({
  config,
  clock,
}: {
  config: Pick<Config, 'environment'>;
  clock: Clock;
}): InvoiceProvider | undefined => configuredInvoices(config)?.connect(clock);
