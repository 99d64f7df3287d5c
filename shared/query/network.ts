import { onlineManager } from '@tanstack/react-query';

/** How long calls may still fail once the network is back, in ms: browsers report it before it works, and what was sent without it may fail after. */
const SETTLES_AFTER_MS = 10_000;

let backAt = Number.NEGATIVE_INFINITY;
onlineManager.subscribe((isOnline) => {
  if (isOnline) backAt = performance.now();
});

/** Whether a call without a response may have failed for want of a network: there is none, or it has only just come back. */
export const isNetworkUnsettled = () =>
  !onlineManager.isOnline() || performance.now() - backAt < SETTLES_AFTER_MS;

/** The pause before what failed is tried again, in ms; none while there is no network, because then it waits for one. */
export const networkPause = () => (onlineManager.isOnline() ? 1000 : 0);
