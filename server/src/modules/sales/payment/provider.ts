import * as z from 'zod/mini';
import type { Clock } from '../../../platform/clock.ts';
import type { Config } from '../../../platform/config/config.ts';
import { oneOf, readVariables, type Variables } from '../../../platform/config/variables.ts';
import type { App, Deps } from '../../../platform/module.ts';
import type { SecretStore } from '../../../platform/secrets/index.ts';
import { limitQueries, type QueryBudget, queryBudget } from './limited-provider.ts';
import type { ConfiguredProvider, PaymentProvider } from './port.ts';
import { PAYMENT_PROVIDERS } from './providers/index.ts';

const choice = {
  PAYMENT_PROVIDER: oneOf(
    PAYMENT_PROVIDERS.map(({ name }) => name),
    'sandbox',
  ),
};

export const paymentVariables: Variables = Object.assign(
  {},
  choice,
  ...PAYMENT_PROVIDERS.map(({ variables }) => variables),
);

/** Names of the providers that never move money. */
export const SANDBOX_PROVIDERS: readonly string[] = PAYMENT_PROVIDERS.filter(
  ({ pretended }) => pretended,
).map(({ name }) => name);

/** What a clerk calls the provider of a payment; its name, where it is none of this release's. */
export const providerTitle = (provider: string): string =>
  PAYMENT_PROVIDERS.find(({ name }) => name === provider)?.title ?? provider;

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

/** One budget per server, since all its modules query the same provider. */
const budgets = new WeakMap<App['server'], QueryBudget>();

function budgetOf({ server }: App, clock: Clock): QueryBudget {
  const budget = budgets.get(server) ?? queryBudget(clock);
  budgets.set(server, budget);
  return budget;
}

/** The chosen payment provider, with limits on how often it is queried. */
export function paymentProvider(
  app: App,
  { config, ...store }: Pick<Deps, 'config'> & SecretStore,
): PaymentProvider {
  const provider = configuredPayment(config).connect(app, store);
  const { db, clock } = store;
  const pauseMs = config.limits.paymentQueryPauseMs;
  return limitQueries(provider, { db, clock, pauseMs, budget: budgetOf(app, clock) });
}
