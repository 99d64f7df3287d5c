import * as s from '@pinpu/shared/contracts/schema';
import { liveFields, type RemoteVersion, registryFields, remoteVersionSchema } from './registry.ts';
import { type ShellVersion, shellVersionSchema } from './shell-manifest.ts';

/** A version that can't be parsed: the invalid field, and its paths if these can be parsed. */
interface DamagedVersion {
  at: string;
  paths: string[];
}

const deployedSchema = s.object({
  ...liveFields,
  versions: s.record(s.string(), s.unknown()),
});

/** A remote or the shell, with its valid versions and the damaged ones. */
type Served<Version> = Omit<s.Infer<typeof deployedSchema>, 'versions'> & {
  versions: Record<string, Version>;
  damaged: Record<string, DamagedVersion>;
};

const pathsSchema = s.looseObject({ routes: s.array(s.looseObject({ path: s.string() })) });

function pathsOf(version: unknown): string[] {
  const read = s.safeParse(pathsSchema, version);
  return read.success ? read.data.routes.map(({ path }) => path) : [];
}

const faultPath = ({ issues }: { issues: readonly { path: readonly PropertyKey[] }[] }) =>
  issues[0]?.path.join('.') || 'its root';

/** Parses the versions that `schema` accepts; the others are listed in `damaged`. */
const readDeployed =
  <T extends s.Schema>(schema: T) =>
  (value: unknown): Served<s.Infer<T>> => {
    const deployed = s.safeParse(deployedSchema, value);
    const versions: Record<string, s.Infer<T>> = {};
    const damaged: Record<string, DamagedVersion> = {};
    if (!deployed.success) {
      damaged[''] = { at: faultPath(deployed.error), paths: [] };
      return { stable: '', history: [], versions, damaged };
    }
    for (const [name, version] of Object.entries(deployed.data.versions)) {
      const read = s.safeParse(schema, version);
      if (read.success) versions[name] = read.data;
      else damaged[name] = { at: faultPath(read.error), paths: pathsOf(version) };
    }
    return { ...deployed.data, versions, damaged };
  };

const readRemote: (value: unknown) => Served<RemoteVersion> = readDeployed(remoteVersionSchema);
const readShell: (value: unknown) => Served<ShellVersion> = readDeployed(shellVersionSchema);

/** The registry as a gateway parses it: a damaged version or remote is left out alone, and listed in `damaged`. */
export const servedRegistrySchema = s.object({
  ...registryFields,
  remotes: s.pipe(
    s.record(s.string(), s.unknown()),
    s.transform((remotes: Record<string, unknown>) =>
      Object.fromEntries(Object.entries(remotes).map(([name, one]) => [name, readRemote(one)])),
    ),
  ),
  shell: s.optional(s.pipe(s.unknown(), s.transform(readShell))),
});
export type ServedRegistry = s.Infer<typeof servedRegistrySchema>;
