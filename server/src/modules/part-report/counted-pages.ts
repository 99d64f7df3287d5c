import type { PartEvent } from '@pinpu/shared/contracts';

/** Reports of a page about a remote. */
interface Reported {
  version: string;
  /** Phases with their outcomes. */
  seen: Set<string>;
  hasFailed: boolean;
}

/** An event that counts, and what it adds to the pages of its version. */
export interface CountedEvent extends PartEvent {
  isNewPage: boolean;
  isNewFailure: boolean;
}

/** How many pages are remembered: those of the last minutes in a busy shop. */
const MAX_PAGES = 20_000;

/** Remembers what pages have reported, so that each counts once per remote, phase and outcome, and for one version. */
export function countedPages(max = MAX_PAGES) {
  const pages = new Map<string, Map<string, Reported>>();

  function remotesOf(page: string): Map<string, Reported> {
    const known = pages.get(page) ?? new Map<string, Reported>();
    pages.delete(page);
    pages.set(page, known);
    const [oldest] = pages.keys();
    if (pages.size > max && oldest !== undefined) pages.delete(oldest);
    return known;
  }

  return (page: string, events: readonly PartEvent[]): CountedEvent[] => {
    const remotes = remotesOf(page);
    return events.flatMap((event) => {
      const { remote, version, phase, outcome } = event;
      const known = remotes.get(remote);
      const reported = known ?? { version, seen: new Set<string>(), hasFailed: false };
      remotes.set(remote, reported);
      const key = `${phase} ${outcome}`;
      if (reported.version !== version || reported.seen.has(key)) return [];
      reported.seen.add(key);
      const isNewFailure = outcome === 'failed' && !reported.hasFailed;
      reported.hasFailed ||= isNewFailure;
      return [{ ...event, isNewPage: known === undefined, isNewFailure }];
    });
  };
}
