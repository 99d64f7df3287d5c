import { onlineManager } from '@tanstack/react-query';

/**
 * For how many ms after the network is back calls may still fail: browsers report it too early, and calls sent without
 * it may fail late.
 */
const SETTLES_AFTER_MS = 10_000;

let backAt = Number.NEGATIVE_INFINITY;
onlineManager.subscribe((isOnline) => {
  if (isOnline) backAt = performance.now();
});

/**
 * Whether a call without a response may have failed because of the network: it is offline, or has only just come back.
 */
export const isNetworkUnsettled = () =>
  !onlineManager.isOnline() || performance.now() - backAt < SETTLES_AFTER_MS;

/** The pause before a failed call is repeated, in ms; 0 while offline, since it then waits for the network. */
export const networkPause = () => (onlineManager.isOnline() ? 1000 : 0);
