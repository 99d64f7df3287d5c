import type { Registry, ServedRegistry } from '@pinpu/shared/contracts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/db/index.ts';
import { Rejection } from '../../../platform/errors/rejection.ts';
import {
  changeRegistry,
  type DeploymentStorage,
  RegistryChangeRejected,
  type RegistrySource,
  type Signer,
} from '../registry/index.ts';

interface ChangedRegistry {
  registry: ServedRegistry;
  sequence: number;
}

export interface DeploymentContext {
  db: Database;
  clock: Clock;
  storage: DeploymentStorage;
  current(): Promise<ServedRegistry>;
  /** @throws Rejection where this instance can't sign, or rejects a newer entry. */
  latest(): Promise<ServedRegistry>;
  /** `work` runs again where another change came first; if it throws, nothing is changed. */
  change(work: (registry: Registry) => Registry): Promise<ChangedRegistry>;
}

function requireSigner(source: Pick<RegistrySource, 'signer'>): Signer {
  const signer = source.signer();
  if (signer !== null) return signer;
  throw new Rejection(
    503,
    'NO_REGISTRY_KEY',
    '這台伺服器沒有登錄檔的金鑰，無法部署，請向有金鑰的伺服器部署。',
  );
}

export const contextOf = (
  { db, clock }: Pick<DeploymentContext, 'db' | 'clock'>,
  source: RegistrySource,
): DeploymentContext => ({
  db,
  clock,
  storage: source.storage,
  current: async () => (await source.refresh()).registry,
  async latest() {
    requireSigner(source);
    const { registry, sequence } = await source.refresh();
    if (source.highest() === sequence) return registry;
    throw new Rejection(
      503,
      'REGISTRY_BEHIND',
      `這台伺服器不接受登錄檔的最新項目（第 ${source.highest()} 項），不能判斷哪些版本仍在使用，因此沒有刪除任何檔案。請先查看伺服器紀錄中的原因。`,
    );
  },
  async change(work) {
    const signer = requireSigner(source);
    try {
      return await changeRegistry(source, signer, clock(), work);
    } catch (error) {
      if (!(error instanceof RegistryChangeRejected)) throw error;
      throw new Rejection(409, 'REGISTRY_CHANGE_REFUSED', error.message);
    }
  },
});
