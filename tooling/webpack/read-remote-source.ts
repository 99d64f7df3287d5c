import { readFileSync } from 'node:fs';
import { type RemoteSource, remoteSourceSchema, SLOT_VERSIONS } from '@pinpu/shared/contracts';
import { safeParse } from '@pinpu/shared/contracts/schema';

/** A slot named by a manifest must exist, in the version of this checkout. */
function slotFault(slot: string, version: number): string | undefined {
  const built: Record<string, number> = SLOT_VERSIONS;
  if (built[slot] === version) return undefined;
  return built[slot] === undefined
    ? `there is no slot ${slot} in shared/contracts/slots.ts`
    : `slot ${slot} is at contract version ${built[slot]}, not ${version}`;
}

/**
 * A remote's own `remote.json`, validated.
 * @throws Error with one sentence that says what is wrong in which file.
 */
export function readRemoteSource(file: string): RemoteSource {
  const parsed = safeParse(remoteSourceSchema, JSON.parse(readFileSync(file, 'utf8')));
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    const place = issue?.path.join('.') || 'its root';
    throw new Error(`${file} is wrong at ${place}: ${issue?.message ?? 'not what was expected'}.`);
  }
  const source = parsed.data;
  const named = [
    ...Object.entries(source.fills).map(([slot, { version }]) => [slot, version] as const),
    ...Object.entries(source.offers),
  ];
  const fault = named.flatMap(([slot, version]) => slotFault(slot, version) ?? [])[0];
  if (fault !== undefined) throw new Error(`${file} is wrong: ${fault}.`);
  return source;
}

/** Filled slots in the format of manifests before 1.0, for old readers: slot → contract version. */
export const fillVersions = (fills: RemoteSource['fills']) =>
  Object.fromEntries(Object.entries(fills).map(([slot, { version }]) => [slot, version]));
