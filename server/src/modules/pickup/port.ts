import type { PickupStore } from '@pinpu/shared/domain';
import type { EnvironmentValues, Variables } from '../../platform/config/variables.ts';
import type { ServerModule } from '../../platform/module.ts';
import type { SecretStore } from '../../platform/secrets/index.ts';
import type { PaymentForm } from '../payment/port.ts';

/** The parameters of a provider's store map. */
export interface MapRequest {
  /** The secret that the answer returns: letters and digits. */
  state: string;
  /** The chain, as a LogisticsSubType. */
  sub_type: string;
  /** Only stores that collect payment for the shop. */
  collects: boolean;
  /** Whether the browser is on a phone. */
  mobile: boolean;
  /** Where the browser posts the answer, absolute. */
  reply_url: string;
  /** The shop's origin as the browser sees it. */
  origin: string;
}

/** The content of a map's answer. */
export interface ChosenStore {
  state: string;
  store: PickupStore;
}

/** A provider of deliveries to convenience stores (ADR 0118). */
export interface LogisticsProvider {
  name: string;
  /** The supported chains, as LogisticsSubTypes. */
  chains: readonly string[];
  /** Most characters of the secret that a map returns. */
  stateLength: number;
  /** The form that takes the browser to the map. */
  map(request: MapRequest): Promise<PaymentForm>;
  /**
   * The store of an answer; null for an answer the provider would not send. Only the state proves that it was requested,
   * and by whom.
   */
  readAnswer(fields: Readonly<Record<string, string>>): Promise<ChosenStore | null>;
}

/** A provider with validated settings. */
export interface ConfiguredLogistics {
  /** Which settings keep parcels from reaching real stores, one sentence each that names the fix. */
  testSettings: readonly string[];
  /** Origins to which pages send its forms; the pages' policy names them (ADR 0120). */
  formOrigins: readonly string[];
  connect(store: SecretStore): LogisticsProvider;
  /** Pages that the server itself serves on behalf of the provider. */
  pages?: ServerModule;
}

/** The export of a logistics provider's folder, listed in `providers/index.ts`. */
export interface LogisticsProviderDefinition {
  /** Value of LOGISTICS_PROVIDER and part of an address. */
  name: string;
  /** Its stores are fictitious; rejected where payments are real. */
  pretended: boolean;
  /** Its environment variables; all of them are in `.env.example` and passed on by docker-compose. */
  variables: Variables;
  /** Validates its settings. @throws StartupError with a sentence that names the variable and the fix. */
  configure(environment: EnvironmentValues): ConfiguredLogistics;
}
