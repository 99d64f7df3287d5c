import type { Registry, RemoteVersion, ShellVersion } from '@pinpu/shared/contracts';
import { Rejection } from '../../../../platform/errors/rejection.ts';

/** @throws Rejection 422 with each rejection, its reason and what to do, unless there is none. Deployed tools read `refusals`. */
export function rejectAt(rejections: readonly GateRejection[]): void {
  if (rejections.length === 0) return;
  const gates = [...new Set(rejections.map(({ gate }) => gate))].join('、');
  throw new Rejection(
    422,
    'GATE_REFUSED',
    `部署檢查未通過（${gates}），商店維持原狀。請依 refusals 逐項修正後再試。`,
    { refusals: rejections },
  );
}

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

export const rejectionBy =
  (gate: GateRejection['gate']) =>
  (reason: string, what_to_do: string): GateRejection => ({ gate, reason, what_to_do });

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

const liveVersions = <Version>({ stable, canary, versions }: Live<Version>): Version[] =>
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
