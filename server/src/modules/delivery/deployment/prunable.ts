import type { Registry } from '@pinpu/shared/contracts';
import { before } from '../../../platform/clock.ts';

const DAY_MS = 86_400_000;

/** Days after which no page still needs a version's files: members stay signed in for 30 days (SESSION_DAYS). */
export const LONGEST_SESSION_DAYS = 30;

/** How many of the last stable versions are kept, for rollbacks and as fallbacks. */
const LAST_STABLE = 5;

type Deployments = Registry['remotes'][string] | NonNullable<Registry['shell']>;

const NOT_STABLE = ['canary', 'retire'];

/** The latest time at which a visitor may have received a version, ISO 8601; undefined where nobody ever did. */
function lastServed({ history }: Deployments, version: string): string | undefined {
  const times = history.flatMap((entry, at) => {
    if (entry.from === version) return [entry.at];
    if (entry.version !== version || NOT_STABLE.includes(entry.action ?? '')) return [];
    // Histories written by earlier releases do not say which version an entry replaced.
    const next = history.slice(at + 1).find(({ action = '' }) => !NOT_STABLE.includes(action));
    return [next?.at ?? entry.at];
  });
  return times.sort().at(-1);
}

function isPrunable(
  deployed: Deployments,
  version: string,
  cutoff: string,
  isComplete: boolean,
): boolean {
  const published = deployed.versions[version]?.published_at;
  const served = lastServed(deployed, version);
  const named = deployed.history.some((entry) => entry.version === version);
  if (!named && !isComplete) return false;
  return [served, published].every((moment) => moment === undefined || moment < cutoff);
}

/**
 * The versions that no open page can need: neither live nor among the last five stable ones, and not served for longer
 * than the longest session. Where the history has been cut within that time, versions that it does not name are kept.
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
  const isComplete = history.length < 100 || (history[0]?.at ?? '') < cutoff;
  return Object.keys(versions).filter(
    (version) => !needed.has(version) && isPrunable(deployed, version, cutoff, isComplete),
  );
}
