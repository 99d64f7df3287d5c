import * as z from 'zod/mini';
import type { Config } from '../../../platform/config/config.ts';
import { maybeOneOf, readVariables, type Variables } from '../../../platform/config/variables.ts';
import { StartupError } from '../../../platform/errors/startup-error.ts';
import type { Deps } from '../../../platform/module.ts';
import type { SecretStore } from '../../../platform/secrets/index.ts';
import { configuredPayment } from '../payment/provider.ts';
import type { ConfiguredLogistics, LogisticsProvider } from './port.ts';
import { LOGISTICS_PROVIDERS } from './providers/index.ts';

const OFF = 'off';

const choice = {
  LOGISTICS_PROVIDER: maybeOneOf([...LOGISTICS_PROVIDERS.map(({ name }) => name), OFF]),
};

export const logisticsVariables: Variables = Object.assign(
  {},
  choice,
  ...LOGISTICS_PROVIDERS.map(({ variables }) => variables),
);

/** The default provider: the sandbox where payments are not real, else none. */
const defaultName = (pretended: boolean): string =>
  pretended ? (LOGISTICS_PROVIDERS.find((provider) => provider.pretended)?.name ?? OFF) : OFF;

/**
 * The chosen logistics provider with its settings; undefined where there is none. @throws StartupError where a variable
 * is invalid, or fictitious stores are combined with real payments.
 */
export function configuredLogistics(
  config: Pick<Config, 'environment' | 'publicUrl'>,
): ConfiguredLogistics | undefined {
  const { money } = configuredPayment(config);
  readVariables(z.object(logisticsVariables), config.environment);
  const { LOGISTICS_PROVIDER = defaultName(money === 'pretended') } = readVariables(
    z.object(choice),
    config.environment,
  );
  const chosen = LOGISTICS_PROVIDERS.find(({ name }) => name === LOGISTICS_PROVIDER);
  if (chosen?.pretended && money === 'real')
    throw new StartupError(
      `LOGISTICS_PROVIDER is ${chosen.name}, but payments are real: choose a real provider or LOGISTICS_PROVIDER=off, or parcels go to stores that do not exist.`,
    );
  return chosen?.configure(config.environment);
}

/** The chosen logistics provider; undefined where there is none. */
export const logisticsProvider = ({
  config,
  ...store
}: Pick<Deps, 'config'> & SecretStore): LogisticsProvider | undefined =>
  configuredLogistics(config)?.connect(store);
