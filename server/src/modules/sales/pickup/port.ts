import type { PickupStore } from '@pinpu/shared/domain';
import type { Clock } from '../../../platform/clock.ts';
import type { EnvironmentValues, Variables } from '../../../platform/config/variables.ts';
import type { ServerModule } from '../../../platform/module.ts';
import type { SecretStore } from '../../../platform/secrets/index.ts';
import type { ParcelService } from '../parcel/port.ts';
import type { PaymentForm } from '../payment/port.ts';

export interface MapRequest {
  /** The secret that the map returns with its answer: letters and digits. */
  state: string;
  /** The chain, as a LogisticsSubType. */
  sub_type: string;
  /** Only stores that collect payment for the shop. */
  collects: boolean;
  /** Whether the browser is a phone's. */
  mobile: boolean;
  /** Absolute URL that the browser posts the answer to. */
  reply_url: string;
  /** The shop's origin as the browser sees it. */
  origin: string;
}

export interface ChosenStore {
  state: string;
  store: PickupStore;
}

export interface LogisticsProvider {
  name: string;
  /** The supported chains, as LogisticsSubTypes. */
  chains: readonly string[];
  /** The length of the secret, in characters: the most that the provider's map returns. */
  stateLength: number;
  /** The form that takes the browser to the map. */
  map(request: MapRequest): Promise<PaymentForm>;
  /**
   * The store in an answer; null for an answer that the provider would not send. Only `state` proves that the answer
   * was requested, and by whom.
   */
  readAnswer(fields: Readonly<Record<string, string>>): Promise<ChosenStore | null>;
  /** Absent where the provider only has a map: then parcels are created elsewhere, and their numbers recorded. */
  parcels?: ParcelService;
}

/** A provider with validated settings. */
export interface ConfiguredLogistics {
  /** Why parcels do not reach real stores: one sentence per setting, with the fix. */
  testSettings: readonly string[];
  /** Origins to which pages send its forms; they are added to the pages' policy. */
  formOrigins: readonly string[];
  /**
   * Sends the provider a harmless query that it answers only if the keys are right. @throws Error with a sentence.
   * Absent where there are no keys.
   */
  checkKeys?(clock: Clock): Promise<void>;
  connect(store: SecretStore): LogisticsProvider;
  /** Pages of the provider that this server serves itself, as the sandbox does. */
  pages?: ServerModule;
}

/** The export of a logistics provider's folder, listed in `providers/index.ts`. */
export interface LogisticsProviderDefinition {
  /** The value of LOGISTICS_PROVIDER, also a part of addresses. */
  name: string;
  /** Whether its stores are fictitious; rejected together with real payments. */
  pretended: boolean;
  /** Its environment variables; all of them are in `.env.example` and passed on by docker-compose. */
  variables: Variables;
  /** Validates its settings. @throws StartupError with a sentence that names the variable and the fix. */
  configure(environment: EnvironmentValues): ConfiguredLogistics;
}
