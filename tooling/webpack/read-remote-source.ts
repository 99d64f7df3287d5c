import {
  type FrameSource,
  frameSourceSchema,
  type RemoteSource,
  remoteSourceSchema,
  SLOT_VERSIONS,
} from '@pinpu/shared/contracts';
import { readManifest, readSource } from './read-manifest.ts';

/** Why a slot in a manifest is wrong: it must exist, in the version of this checkout. */
function slotFault(slot: string, version: number): string | undefined {
  const built: Record<string, number> = SLOT_VERSIONS;
  if (built[slot] === version) return undefined;
  return built[slot] === undefined
    ? `there is no slot ${slot} in shared/contracts/composition/slots.ts`
    : `slot ${slot} is at contract version ${built[slot]}, not ${version}`;
}

/** @throws Error with one sentence if a manifest names a slot that does not exist */
function requireSlots(file: string, named: readonly (readonly [string, number])[]) {
  const fault = named.flatMap(([slot, version]) => slotFault(slot, version) ?? [])[0];
  if (fault !== undefined) throw new Error(`${file} is wrong: ${fault}.`);
}

const namedIn = (pattern: string) => [...pattern.matchAll(/:(\w+)/g)].map(([, name = '']) => name);

/** The parameters without which a field of a route means nothing, by field; an optional one of `canonical` may be missing. */
function neededParameters({ early = [], describe }: RemoteSource['routes'][number]) {
  const canonical = describe.canonical?.replaceAll(/:\w+\?/g, '') ?? '';
  return [
    ...early.map((call) => ['early', namedIn(call)] as const),
    ['describe.canonical', namedIn(canonical)] as const,
    ['describe.data', describe.kind === 'page' ? namedIn(describe.data ?? '') : []] as const,
    ['describe.id', describe.kind === 'product' ? [describe.id] : []] as const,
    ['describe.maker', describe.kind === 'maker' ? [describe.maker] : []] as const,
  ];
}

/** A call or an address with a parameter that the path has not would be another one: the page would answer 404. */
function parameterFault(route: RemoteSource['routes'][number]): string | undefined {
  const known = namedIn(route.path);
  for (const [field, names] of neededParameters(route)) {
    const unknown = names.find((name) => !known.includes(name));
    if (unknown !== undefined)
      return `${field} of ${route.path} names the parameter ${unknown}, which the path has not`;
  }
  return undefined;
}

/** Where a page lists its addresses, it must name the parameters of its canonical path, and no others. */
function addressFault({ path, describe }: RemoteSource['routes'][number]): string | undefined {
  if (describe?.kind !== 'page' || describe.addresses === undefined) return undefined;
  const { params } = describe.addresses;
  const names = namedIn(describe.canonical ?? '');
  const missing = names.find((name) => params[name] === undefined);
  if (missing) return `addresses.params of ${path} lacks ${missing}, a parameter of canonical`;
  const unused = Object.keys(params).find((name) => !names.includes(name));
  if (unused) return `addresses.params of ${path} has ${unused}, which canonical has not`;
  return describe.indexed && describe.canonical
    ? undefined
    : `${path} has addresses, but is not indexed under a canonical path`;
}

/** A remote's own `remote.json`, validated. @throws Error with one sentence that names the file and the fault */
export function readRemoteSource(file: string): RemoteSource {
  const source = readSource(remoteSourceSchema, file);
  requireSlots(file, [
    ...Object.entries(source.fills).map(([slot, { version }]) => [slot, version] as const),
    ...Object.entries(source.offers),
  ]);
  const fault = source.routes.flatMap(
    (route) => parameterFault(route) ?? addressFault(route) ?? [],
  )[0];
  if (fault !== undefined) throw new Error(`${file} is wrong: ${fault}.`);
  return source;
}

/**
 * Filled slots in the format of manifests before 1.0, for programs that still read it: from slot to contract version.
 */
export const fillVersions = (fills: RemoteSource['fills']) =>
  Object.fromEntries(Object.entries(fills).map(([slot, { version }]) => [slot, version]));

/** The shell's own `frame.json`, validated. @throws Error with one sentence that names the file and the fault */
export function readFrameSource(file: string): FrameSource {
  const source = readManifest(frameSourceSchema, file);
  requireSlots(file, Object.entries(source.offers));
  const unoffered = source.work_slots.find((slot) => !Object.hasOwn(source.offers, slot));
  if (unoffered !== undefined)
    throw new Error(`${file} is wrong at work_slots: ${unoffered} is not in its offers.`);
  return source;
}
