import * as s from '@pinpu/shared/contracts/schema';
import {
  type RemoteVersion,
  registryFields,
  registryRemoteFields,
  remoteVersionSchema,
} from './registry.ts';

/** A version that can't be read: the field at fault, and its paths as far as they can be read. */
interface DamagedVersion {
  at: string;
  paths: string[];
}

/** A remote as far as it can be read. */
interface ServedRemote {
  stable: string;
  history: readonly { version: string }[];
  versions: Record<string, RemoteVersion>;
  damaged: Record<string, DamagedVersion>;
}

const pathsSchema = s.looseObject({ routes: s.array(s.looseObject({ path: s.string() })) });

function pathsOf(version: unknown): string[] {
  const read = s.safeParse(pathsSchema, version);
  return read.success ? read.data.routes.map(({ path }) => path) : [];
}

const remoteSchema = s.object({
  ...registryRemoteFields,
  versions: s.record(s.string(), s.unknown()),
});

function readRemote(value: unknown): ServedRemote {
  const remote = s.safeParse(remoteSchema, value);
  const versions: ServedRemote['versions'] = {};
  const damaged: ServedRemote['damaged'] = {};
  if (!remote.success) {
    damaged[''] = { at: faultPath(remote.error), paths: [] };
    return { stable: '', history: [], versions, damaged };
  }
  for (const [name, version] of Object.entries(remote.data.versions)) {
    const read = s.safeParse(remoteVersionSchema, version);
    if (read.success) versions[name] = read.data;
    else damaged[name] = { at: faultPath(read.error), paths: pathsOf(version) };
  }
  return { ...remote.data, versions, damaged };
}

const faultPath = ({ issues }: { issues: readonly { path: readonly PropertyKey[] }[] }) =>
  issues[0]?.path.join('.') || 'its root';

/** The registry as it is served from: a damaged version or remote drops out alone, and is listed in `damaged`. */
export const servedRegistrySchema = s.object({
  ...registryFields,
  remotes: s.pipe(
    s.record(s.string(), s.unknown()),
    s.transform((remotes: Record<string, unknown>) =>
      Object.fromEntries(Object.entries(remotes).map(([name, one]) => [name, readRemote(one)])),
    ),
  ),
});
export type ServedRegistry = s.Infer<typeof servedRegistrySchema>;
