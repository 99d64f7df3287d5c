import type { Registry } from '@pinpu/shared/contracts';
import { before } from '../../platform/clock.ts';

const DAY_MS = 86_400_000;

/** Longer than any page stays open and needs its files: members are signed in for 30 days (SESSION_DAYS). */
export const LONGEST_SESSION_DAYS = 30;

/** The last versions that were stable: what a rollback may return to, and what replaces one that doesn't fit. */
const LAST_STABLE = 5;

type Deployments = Registry['remotes'][string] | NonNullable<Registry['shell']>;

const NOT_STABLE = ['canary', 'retire'];

/** The latest moment at which a visitor may have got a version; undefined where nobody ever did. */
function lastServed({ history }: Deployments, version: string): string | undefined {
  const times = history.flatMap((entry, at) => {
    if (entry.from === version) return [entry.at];
    if (entry.version !== version || NOT_STABLE.includes(entry.action ?? '')) return [];
    // Histories of earlier releases do not say which version an entry replaced.
    const next = history.slice(at + 1).find(({ action = '' }) => !NOT_STABLE.includes(action));
    return [next?.at ?? entry.at];
  });
  return times.sort().at(-1);
}

function isPrunable(
  deployed: Deployments,
  version: string,
  cutoff: string,
  isWhole: boolean,
): boolean {
  const published = deployed.versions[version]?.published_at;
  const served = lastServed(deployed, version);
  const named = deployed.history.some((entry) => entry.version === version);
  if (!named && !isWhole) return false;
  return [served, published].every((moment) => moment === undefined || moment < cutoff);
}

/**
 * The versions that no page can need any more: neither live nor among the last five stable ones, and given to nobody for
 * longer than the longest session. Where the history no longer reaches back so far, a version that it doesn't name stays.
 */
export function prunableVersions(deployed: Deployments, now: Date): string[] {
  const cutoff = before(now, LONGEST_SESSION_DAYS * DAY_MS).toISOString();
  const { stable, canary, history, versions } = deployed;
  const stables = history.filter(({ action = '' }) => !NOT_STABLE.includes(action));
  const recent = [...new Set(stables.map(({ version }) => version).reverse())].slice(
    0,
    LAST_STABLE,
  );
  const needed = new Set([stable, canary?.version ?? '', ...recent]);
  const isWhole = history.length < 100 || (history[0]?.at ?? '') < cutoff;
  return Object.keys(versions).filter(
    (version) => !needed.has(version) && isPrunable(deployed, version, cutoff, isWhole),
  );
}
