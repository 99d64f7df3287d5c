import { createHash } from 'node:crypto';
import type { Composition, Registry } from '@pinpu/shared/contracts';

/**
 * The composition of a visitor: the stable version of every remote. Canaries and overrides choose here
 * among `versions` when they come.
 */
export function chooseComposition(registry: Registry): Composition {
  const chosen = Object.entries(registry.remotes).flatMap(([name, { stable, versions }]) => {
    const version = versions[stable];
    return version === undefined || version.status === 'bad' ? [] : [[name, version] as const];
  });
  const names = chosen.map(([name, { base }]) => `${name} ${base}`).join('\n');
  const id = createHash('sha256').update(names).digest('hex').slice(0, 12);
  return { id, remotes: Object.fromEntries(chosen) };
}
