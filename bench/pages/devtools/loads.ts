import { until } from '../../support/until.ts';
import type { BarePage } from './browser.ts';
import type { Span } from './times.ts';

export type LoadKind = 'document' | 'script' | 'picture' | 'other';

/** A request over the network; times in seconds on the browser's clock. */
export interface Load extends Span {
  /** Encoded bytes, headers included. */
  bytes: number;
  kind: LoadKind;
}

interface Loads {
  /** Requests over the network, without those that a cache answered. */
  all(): Load[];
  /** Requests in progress; `since`: when the last began or ended, in ms of `performance.now()`. */
  state(): { open: number; since: number };
}

type Recorded = Load & { isCached: boolean; isOver: boolean };

const KINDS: Partial<Record<string, LoadKind>> = {
  Document: 'document',
  Script: 'script',
  Image: 'picture',
};

function kindOf(type: string | undefined, mimeType: string): LoadKind | undefined {
  // A preload gets its actual type once it has loaded.
  if (mimeType.includes('javascript')) return 'script';
  if (mimeType.startsWith('image/')) return 'picture';
  return KINDS[type ?? ''];
}

/** Records what a page loads from now on. */
export function recordLoads({ Network }: BarePage): Loads {
  const loads = new Map<string, Recorded>();
  let since = performance.now();
  const change = (id: string, changes: Partial<Recorded>) => {
    since = performance.now();
    const load = loads.get(id);
    if (load) Object.assign(load, changes);
  };
  Network.requestWillBeSent(({ requestId, timestamp, type, request }) => {
    if (!request.url.startsWith('http')) return;
    const kind = KINDS[type ?? ''] ?? 'other';
    const begun = { from: timestamp, to: Infinity, bytes: 0, isCached: false, isOver: false };
    loads.set(requestId, { ...begun, kind });
    since = performance.now();
  });
  Network.requestServedFromCache(({ requestId }) => change(requestId, { isCached: true }));
  Network.responseReceived(({ requestId, type, response }) => {
    const kind = kindOf(type, response.mimeType);
    change(requestId, {
      ...(kind && { kind }),
      ...(response.fromDiskCache && { isCached: true }),
    });
  });
  Network.loadingFinished(({ requestId, timestamp, encodedDataLength }) =>
    change(requestId, { to: timestamp, bytes: encodedDataLength, isOver: true }),
  );
  Network.loadingFailed(({ requestId }) => change(requestId, { isOver: true }));
  return {
    all: () => [...loads.values()].filter(({ isCached }) => !isCached),
    state: () => ({ open: [...loads.values()].filter(({ isOver }) => !isOver).length, since }),
  };
}

const QUIET_MS = 500;
const PATIENCE_MS = 60_000;

/** Waits until nothing has been loading for half a second. */
export const untilIdle = ({ state }: Loads) =>
  until('the network is idle', PATIENCE_MS, () => {
    const { open, since } = state();
    return open === 0 && performance.now() - since > QUIET_MS;
  });
