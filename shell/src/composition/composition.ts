import {
  type Composition,
  compositionSchema,
  type RemoteVersion,
  servedRegistrySchema,
} from '@pinpu/shared/contracts';
import { type Schema, safeParse } from '@pinpu/shared/contracts/schema';
import { type CompositionHost, chooseComposition } from '@pinpu/shared/domain';

function parsed<T extends Schema>(schema: T, value: unknown, what: string) {
  const result = safeParse(schema, value);
  if (result.success) return result.data;
  throw new Error(`${what} is damaged at ${result.error.issues[0]?.path.join('.') || 'its root'}`);
}

const alone = (version: RemoteVersion) => ({
  stable: version.base,
  versions: { [version.base]: version },
  history: [],
});

/** What of a composition chosen elsewhere fits this page after all: a gateway may know another shell. */
export function checkedComposition(inlined: Composition, host: CompositionHost): Composition {
  const remotes = Object.entries(inlined.remotes).map(([name, one]) => [name, alone(one)] as const);
  const { refused, ...fitting } = chooseComposition({ remotes: Object.fromEntries(remotes) }, host);
  return { id: inlined.id, ...fitting, refused: [...inlined.refused, ...refused] };
}

/** The composition this page was served with; chosen from the registry where no gateway inlined it. */
export async function readComposition(host: CompositionHost): Promise<Composition> {
  const inlined = document.getElementById('pinpu-composition')?.textContent;
  if (inlined)
    return checkedComposition(parsed(compositionSchema, JSON.parse(inlined), 'composition'), host);
  const answer = await fetch('/registry.json');
  if (!answer.ok) throw new Error(`registry.json: ${answer.status}`);
  const registry = parsed(servedRegistrySchema, await answer.json(), 'registry.json');
  return { id: `registry-${registry.sequence}`, ...chooseComposition(registry, host) };
}
