import { compositionSchema, servedRegistrySchema } from '@pinpu/shared/contracts';
import { type Schema, safeParse } from '@pinpu/shared/contracts/schema';
import { type CompositionHost, chooseComposition } from '@pinpu/shared/domain';
import { fetchedJson } from './fetched-json.ts';

const readBy =
  <T extends Schema>(schema: T) =>
  (value: unknown, what: string) => {
    const result = safeParse(schema, value);
    if (result.success) return result.data;
    throw new Error(
      `${what} is damaged at ${result.error.issues[0]?.path.join('.') || 'its root'}`,
    );
  };

/** Fetches and validates a lazy composition. Loaded at its first use, which is after the first screen. */
export const readLazyComposition = readBy(compositionSchema);
const readRegistry = readBy(servedRegistrySchema);

const REGISTRY = '/registry.json';
const fetchRegistry = async () => readRegistry(await fetchedJson(REGISTRY), REGISTRY);

/** On a static host, every page has the composition of the registry. */
const idOf = ({ sequence }: { sequence: number }) => `registry-${sequence}`;

export const fetchRegistryId = async (): Promise<string> => idOf(await fetchRegistry());

/** The composition of a static host, chosen from its registry. */
export async function composedByRegistry(host: CompositionHost) {
  const registry = await fetchRegistry();
  return { id: idOf(registry), ...chooseComposition(registry, host) };
}
