import type { Registry, RemoteVersion, ShellVersion } from '@pinpu/shared/contracts';

/** Why a gate rejects a version, and what the team can do about it. */
export interface GateRejection {
  gate:
    | 'manifest'
    | 'integrity'
    | 'content'
    | 'range'
    | 'slots'
    | 'routes'
    | 'size'
    | 'render'
    | 'browser';
  reason: string;
  what_to_do: string;
}

/** Gates that a team may override by name, with a reason that the history records. */
export const ACCEPTABLE_GATES = ['slots', 'size'] as const;
export type AcceptableGate = (typeof ACCEPTABLE_GATES)[number];

export interface RemoteCandidate {
  name: string;
  version: RemoteVersion;
}

export type LiveRegistry = Pick<Registry, 'remotes' | 'shell'>;

type Live<Version> = {
  stable: string;
  canary?: { version: string } | undefined;
  versions: Record<string, Version>;
};

/** The versions that visitors get now: the stable one, and the canary. */
export const liveVersions = <Version>({ stable, canary, versions }: Live<Version>): Version[] =>
  [stable, canary?.version ?? ''].flatMap((version) =>
    Object.hasOwn(versions, version) ? (versions[version] ?? []) : [],
  );

export const liveShell = ({ shell }: LiveRegistry): ShellVersion | undefined =>
  shell && Object.hasOwn(shell.versions, shell.stable) ? shell.versions[shell.stable] : undefined;

export const liveRemotes = (
  { remotes }: LiveRegistry,
  without = '',
): [name: string, version: RemoteVersion][] =>
  Object.entries(remotes)
    .filter(([name]) => name !== without)
    .flatMap(([name, deployed]) =>
      liveVersions(deployed).map((version): [string, RemoteVersion] => [name, version]),
    );
