import type { PartEvent } from '@pinpu/shared/contracts';
import { RecentEntries } from '../../../platform/recent-entries.ts';

interface Reported {
  version: string;
  seen: Set<string>;
  hasFailed: boolean;
}

/** An event that is counted, and whether it is its version's first one, or first failure, on this page. */
export interface CountedEvent extends PartEvent {
  isNewPage: boolean;
  isNewFailure: boolean;
}

/** The most pages that are remembered: a few minutes of a busy shop. */
const MAX_PAGES = 20_000;

/** A page counts once per remote, phase and outcome, and only for one version. */
export function countedPages(max = MAX_PAGES) {
  const pages = new RecentEntries<Map<string, Reported>>(max);

  function remotesOf(page: string): Map<string, Reported> {
    const known = pages.get(page) ?? new Map<string, Reported>();
    pages.set(page, known);
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
