import type { Composition, Registry } from '@pinpu/shared/contracts';

/** The composition of a registry without a gateway: the stable version of every remote. */
export function stableComposition(registry: Registry): Composition {
  const entries = Object.entries(registry.remotes).flatMap(([name, { stable, versions }]) => {
    const version = versions[stable];
    return version === undefined ? [] : [[name, version] as const];
  });
  return { id: `registry-${registry.sequence}`, remotes: Object.fromEntries(entries) };
}

/** The composition this page was served with; read from the registry where no gateway inlined it. */
export async function readComposition(): Promise<Composition> {
  const inlined = document.getElementById('pinpu-composition')?.textContent;
  if (inlined) return JSON.parse(inlined);
  const answer = await fetch('/registry.json');
  if (!answer.ok) throw new Error(`registry.json: ${answer.status}`);
  return stableComposition(await answer.json());
}
