import type { Registry, RemoteVersion, ShellVersion } from '@pinpu/shared/contracts';
import { SHELL } from '@pinpu/shared/domain';
import { Rejection } from '../../../platform/errors/rejection.ts';

export interface Flip {
  by: string;
  at: string;
  why: string;
}

type Deployments = Registry['remotes'][string] | NonNullable<Registry['shell']>;
type HistoryEntry = Deployments['history'][number];

/** How many history entries the registry contains; its log has all. */
const HISTORY_LENGTH = 100;

const PERCENT = { least: 1, most: 99 };

const reject = (status: number, code: string, message: string) =>
  new Rejection(status, code, message);

export const deployedUnder = (
  registry: Pick<Registry, 'remotes' | 'shell'>,
  name: string,
): Deployments | undefined => {
  if (name === SHELL) return registry.shell;
  return Object.hasOwn(registry.remotes, name) ? registry.remotes[name] : undefined;
};

function requireDeployed(registry: Registry, name: string): Deployments {
  const deployed = deployedUnder(registry, name);
  if (deployed) return deployed;
  throw reject(404, 'REMOTE_NOT_FOUND', `沒有部署過「${name}」，請確認名稱。`);
}

function replaced(registry: Registry, name: string, deployed: Deployments): Registry {
  const history = deployed.history.slice(-HISTORY_LENGTH);
  const next = { ...deployed, history };
  return name === SHELL
    ? { ...registry, shell: next as NonNullable<Registry['shell']> }
    : {
        ...registry,
        remotes: { ...registry.remotes, [name]: next as Registry['remotes'][string] },
      };
}

function requireVersion({ versions }: Deployments, name: string, version: string) {
  const found = Object.hasOwn(versions, version) ? versions[version] : undefined;
  if (found) return found;
  throw reject(404, 'VERSION_NOT_FOUND', `「${name}」沒有版本 ${version}，或已被清除。`);
}

function requireGood(deployed: Deployments, name: string, version: string): void {
  const { status } = requireVersion(deployed, name, version);
  if (status === 'bad')
    throw reject(
      409,
      'VERSION_BAD',
      `「${name}」的版本 ${version} 曾被退回；確定要再次使用，請以 rollback --version 指定這個版本。`,
    );
}

const marked = ({ versions }: Deployments, version: string, status: RemoteVersion['status']) => {
  const one = Object.hasOwn(versions, version) ? versions[version] : undefined;
  return one ? { ...versions, [version]: { ...one, status } } : versions;
};

const entry = (
  version: string,
  action: NonNullable<HistoryEntry['action']>,
  { at, by, why }: Flip,
  from: string,
): HistoryEntry => ({
  version,
  at,
  action,
  by,
  ...(why === '' ? {} : { why }),
  ...(from === '' ? {} : { from }),
});

/** Adds a version that no visitor gets yet; an existing version of this name is not changed. */
export function publishVersion(
  registry: Registry,
  name: string,
  version: string,
  published: RemoteVersion | ShellVersion,
): Registry {
  const deployed = deployedUnder(registry, name) ?? { stable: '', history: [], versions: {} };
  if (Object.hasOwn(deployed.versions, version)) return registry;
  const versions = { ...deployed.versions, [version]: published };
  return replaced(registry, name, { ...deployed, versions } as Deployments);
}

export function deployVersion(
  registry: Registry,
  name: string,
  version: string,
  flip: Flip,
): Registry {
  const { canary: _ended, ...deployed } = requireDeployed(registry, name);
  requireGood(deployed, name, version);
  if (deployed.stable === version)
    throw reject(409, 'ALREADY_LIVE', `「${name}」的版本 ${version} 已經上線。`);
  const history = [...deployed.history, entry(version, 'deploy', flip, deployed.stable)];
  const versions = marked(deployed, version, 'live');
  return replaced(registry, name, {
    ...deployed,
    versions,
    stable: version,
    history,
  } as Deployments);
}

export function startCanary(
  registry: Registry,
  name: string,
  { version, percent }: { version: string; percent: number },
  flip: Flip,
): Registry {
  const deployed = requireDeployed(registry, name);
  requireGood(deployed, name, version);
  if (percent < PERCENT.least || percent > PERCENT.most)
    throw reject(400, 'BAD_SHARE', '試行比例必須是 1 到 99 的整數；要給所有人，請用 promote。');
  if (deployed.stable === version)
    throw reject(409, 'ALREADY_LIVE', `「${name}」的版本 ${version} 已經上線。`);
  const since = deployed.canary?.version === version ? deployed.canary.since : flip.at;
  const why = [`${percent} %`, flip.why].filter((text) => text !== '').join(': ');
  const history = [
    ...deployed.history,
    entry(version, 'canary', { ...flip, why }, deployed.canary?.version ?? ''),
  ];
  const versions = marked(deployed, version, 'live');
  const canary = { version, percent, since };
  return replaced(registry, name, { ...deployed, versions, canary, history } as Deployments);
}

export function promoteCanary(registry: Registry, name: string, flip: Flip): Registry {
  const { canary, ...deployed } = requireDeployed(registry, name);
  if (!canary) throw reject(409, 'NO_CANARY', `「${name}」目前沒有試行中的版本。`);
  const { version } = canary;
  const history = [...deployed.history, entry(version, 'promote', flip, deployed.stable)];
  return replaced(registry, name, { ...deployed, stable: version, history } as Deployments);
}

/** Actions of the history that made no version stable. */
const NOT_STABLE = ['canary', 'retire'];

function versionBefore(
  { stable, history, versions }: Deployments,
  fits: (version: RemoteVersion | ShellVersion) => boolean,
): string | undefined {
  const stables = history
    .filter(({ action = '' }) => !NOT_STABLE.includes(action))
    .map(({ version }) => version);
  const before = stables.slice(0, Math.max(0, stables.lastIndexOf(stable)));
  return before.findLast((version) => {
    const one = Object.hasOwn(versions, version) ? versions[version] : undefined;
    return version !== stable && one?.status === 'live' && fits(one);
  });
}

/** Whether nothing was live before this version, which was deployed by itself and not with a checkout. */
const isFirst = ({ history }: Deployments, version: string) =>
  history.some(
    (one) =>
      one.version === version &&
      one.from === undefined &&
      (one.action === 'deploy' || one.action === 'promote'),
  );

/** The version that a rollback returns to; '' where nothing was live before. */
function targetOf(
  deployed: Deployments,
  fits: (version: RemoteVersion | ShellVersion) => boolean,
): string | undefined {
  const { stable, history, versions } = deployed;
  if (stable === '') {
    // A removal is undone; a first version that was rolled back stays out.
    const removed = history.at(-1)?.action === 'retire' ? (history.at(-1)?.from ?? '') : '';
    const one = Object.hasOwn(versions, removed) ? versions[removed] : undefined;
    return one && fits(one) ? removed : undefined;
  }
  const before = versionBefore(deployed, fits);
  return before ?? (isFirst(deployed, stable) ? '' : undefined);
}

interface Rollback {
  /**
   * The version to return to. Without it: a running canary ends, a removed remote returns, or else the previous stable
   * version; where nothing was live before, the remote leaves the shop again.
   */
  to?: string | undefined;
  action?: 'rollback' | 'automatic-rollback';
  /** Whether a version fits the rest of the live shop; without this function, every version does. */
  fits?: (version: RemoteVersion | ShellVersion) => boolean;
}

/**
 * Undoes the last deployment: ends the canary, or returns to the previous version. The reverted version is marked as
 * bad: it is no fallback for visitors until a rollback names it as `to`.
 */
export function rollBack(
  registry: Registry,
  name: string,
  { to, action = 'rollback', fits = () => true }: Rollback,
  flip: Flip,
): Registry {
  const { canary, ...deployed } = requireDeployed(registry, name);
  const { stable } = deployed;
  if (canary && (to === undefined || to === stable)) {
    const history = [...deployed.history, entry(stable, action, flip, canary.version)];
    const versions = marked(deployed, canary.version, 'bad');
    return replaced(registry, name, { ...deployed, versions, history } as Deployments);
  }
  if (to === stable) throw reject(409, 'ALREADY_LIVE', `「${name}」的版本 ${to} 已經上線。`);
  const version = to ?? targetOf(deployed, fits);
  if (version === undefined)
    throw reject(
      409,
      'NOTHING_BEFORE',
      `「${name}」沒有更早的版本可以退回；要讓商店不再載入它，請用 remove。`,
    );
  if (version !== '') requireVersion(deployed, name, version);
  const history = [...deployed.history, entry(version, action, flip, stable)];
  const good = { ...deployed, versions: marked(deployed, version, 'live') } as Deployments;
  const versions = marked(good, stable, 'bad');
  return replaced(registry, name, {
    ...deployed,
    versions,
    stable: version,
    history,
  } as Deployments);
}

/** Retires a version that no visitor gets: it is no longer a fallback, and pruning may delete its files. */
export function retireVersion(
  registry: Registry,
  name: string,
  version: string,
  flip: Flip,
): Registry {
  const deployed = requireDeployed(registry, name);
  requireVersion(deployed, name, version);
  if (deployed.stable === version || deployed.canary?.version === version)
    throw reject(409, 'VERSION_LIVE', `「${name}」的版本 ${version} 使用中，請先換成其他版本。`);
  const history = [...deployed.history, entry(version, 'retire', flip, '')];
  const versions = marked(deployed, version, 'retired');
  return replaced(registry, name, { ...deployed, versions, history } as Deployments);
}

/** Takes a remote out of the live shop: no visitor gets it, also no earlier version. A rollback brings it back. */
export function removeRemote(registry: Registry, name: string, flip: Flip): Registry {
  if (name === SHELL) throw reject(400, 'SHELL_NEEDED', '沒有外殼就沒有商店，外殼不能移除。');
  const { canary: _ended, ...deployed } = requireDeployed(registry, name);
  const { stable } = deployed;
  if (stable === '') throw reject(409, 'NOTHING_LIVE', `「${name}」目前沒有上線的版本。`);
  const history = [...deployed.history, entry('', 'retire', flip, stable)];
  return replaced(registry, name, { ...deployed, stable: '', history } as Deployments);
}

export function withoutVersions(
  registry: Registry,
  versions: readonly { name: string; version: string }[],
): Registry {
  return versions.reduce((one, { name, version }) => {
    const deployed = requireDeployed(one, name);
    const { [version]: _gone, ...rest } = deployed.versions;
    return replaced(one, name, { ...deployed, versions: rest } as Deployments);
  }, registry);
}
