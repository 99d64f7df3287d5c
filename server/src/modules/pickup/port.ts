import type { PickupStore } from '@pinpu/shared/domain';
import type { EnvironmentValues, Variables } from '../../platform/config/variables.ts';
import type { Deps, ServerModule } from '../../platform/module.ts';
import type { PaymentForm } from '../payment/port.ts';

/** What a provider needs to show its map of stores. */
export interface MapRequest {
  /** The secret that the answer brings back; 20 letters and digits. */
  state: string;
  /** The chain, as a LogisticsSubType. */
  sub_type: string;
  /** Only stores that take money for the shop. */
  collects: boolean;
  /** Whether the browser is a phone's. */
  mobile: boolean;
  /** Where the browser brings the answer by POST, absolute. */
  reply_url: string;
  /** Origin under which this shop is seen by the browser. */
  origin: string;
}

/** The content of a map's answer. */
export interface ChosenStore {
  state: string;
  store: PickupStore;
}

/** A provider of parcels to convenience stores, as the shop sees it (ADR 0118). */
export interface LogisticsProvider {
  name: string;
  /** The chains there are, as LogisticsSubTypes. */
  chains: readonly string[];
  /** The form that takes the browser to the map. */
  map(request: MapRequest): Promise<PaymentForm>;
  /**
   * The store of an answer; null for what the provider would not send. Whether it was requested, and by whom, only the
   * state proves.
   */
  readAnswer(fields: Readonly<Record<string, string>>): Promise<ChosenStore | null>;
}

/** A provider whose settings have been read and checked. */
export interface ConfiguredLogistics {
  /** Origins to which pages send its forms; the pages' policy names them (ADR 0120). */
  formOrigins: readonly string[];
  connect(deps: Pick<Deps, 'db' | 'clock'>): LogisticsProvider;
  /** Pages that the server itself serves in the provider's place. */
  pages?: ServerModule;
}

/** A logistics provider's folder, as `providers/index.ts` lists it. */
export interface LogisticsProviderDefinition {
  /** Value of LOGISTICS_PROVIDER and part of an address. */
  name: string;
  /** Its stores are made up; refused where payments are real. */
  pretended: boolean;
  /** Its environment variables; all of them are in `.env.example` and passed on by docker-compose. */
  variables: Variables;
  /** Reads and checks its settings. @throws StartupError with a sentence that names the variable and the fix. */
  configure(environment: EnvironmentValues): ConfiguredLogistics;
}
