import * as z from 'zod/mini';
import type { Config } from '../../platform/config/config.ts';
import { oneOf, readVariables, type Variables } from '../../platform/config/variables.ts';
import type { App, Deps } from '../../platform/module.ts';
import type { ConfiguredProvider, PaymentProvider } from './port.ts';
import { PAYMENT_PROVIDERS } from './providers/index.ts';

const choice = {
  PAYMENT_PROVIDER: oneOf(
    PAYMENT_PROVIDERS.map(({ name }) => name),
    'sandbox',
  ),
};

/** The environment variables of payments: the choice, and those of every provider. */
export const paymentVariables: Variables = Object.assign(
  {},
  choice,
  ...PAYMENT_PROVIDERS.map(({ variables }) => variables),
);

/** The chosen provider with its settings. @throws StartupError where a payment variable is invalid. */
export function configuredPayment({
  environment,
  publicUrl,
}: Pick<Config, 'environment' | 'publicUrl'>): ConfiguredProvider {
  readVariables(z.object(paymentVariables), environment);
  const { PAYMENT_PROVIDER } = readVariables(z.object(choice), environment);
  const chosen = PAYMENT_PROVIDERS.find(({ name }) => name === PAYMENT_PROVIDER);
  if (!chosen) throw new Error(`no payment provider is called ${PAYMENT_PROVIDER}`);
  return chosen.configure(environment, { publicUrl });
}

/** The chosen payment provider. */
export const paymentProvider = (
  app: App,
  { config, db, clock }: Pick<Deps, 'config' | 'db' | 'clock'>,
): PaymentProvider => configuredPayment(config).connect(app, { db, clock });
