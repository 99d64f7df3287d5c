import type { RegistryState } from './entry.ts';
import type { PublicKey } from './keys.ts';

/** The configured keys and those of the last good entry, without keys that were dropped. */
export function openTrust(configured: readonly PublicKey[], dropped: readonly string[] = []) {
  const gone = new Set(dropped);
  let listed: readonly PublicKey[] = [];
  return {
    keys: (): PublicKey[] => [...configured, ...listed].filter(({ id }) => !gone.has(id)),
    dropped: () => [...gone],
    /** Adopts the keys of a verified entry. */
    follow({ registry: { keys = [] } }: Pick<RegistryState, 'registry'>) {
      const now = new Set(keys.map(({ id }) => id));
      for (const { id } of listed) if (!now.has(id)) gone.add(id);
      for (const id of now) gone.delete(id);
      listed = keys;
    },
  };
}
export type Trust = ReturnType<typeof openTrust>;
