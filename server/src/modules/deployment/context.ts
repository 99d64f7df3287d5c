import type { Registry, ServedRegistry } from '@pinpu/shared/contracts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/index.ts';
import { Refusal } from '../../platform/errors/refusal.ts';
import {
  changeRegistry,
  type DeploymentStorage,
  RegistryChangeRefused,
  type RegistrySource,
} from '../registry/index.ts';

/** A registry that was changed, and the number of its entry. */
interface ChangedRegistry {
  registry: ServedRegistry;
  sequence: number;
}

/** What deployments work with. */
export interface DeploymentContext {
  db: Database;
  clock: Clock;
  storage: DeploymentStorage;
  /** The registry in force. */
  current(): Promise<ServedRegistry>;
  /**
   * Appends a signed entry. `work` is called again where another change came first; what it throws leaves the registry as
   * it is.
   */
  change(work: (registry: Registry) => Registry): Promise<ChangedRegistry>;
}

/** Deployments by a registry; this instance may lack the key to change it. */
export const contextOf = (
  { db, clock }: Pick<DeploymentContext, 'db' | 'clock'>,
  source: RegistrySource,
): DeploymentContext => ({
  db,
  clock,
  storage: source.storage,
  current: async () => (await source.refresh()).registry,
  async change(work) {
    const signer = source.signer();
    if (signer === null)
      throw new Refusal(
        503,
        'NO_REGISTRY_KEY',
        '這台伺服器沒有登錄檔的金鑰，無法部署，請向有金鑰的伺服器部署。',
      );
    try {
      return await changeRegistry(source, signer, clock(), work);
    } catch (error) {
      if (!(error instanceof RegistryChangeRefused)) throw error;
      throw new Refusal(409, 'REGISTRY_CHANGE_REFUSED', error.message);
    }
  },
});
