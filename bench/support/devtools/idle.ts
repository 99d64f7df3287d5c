import { until } from '../../harness/until.ts';
import type { Loads } from './loads.ts';

const QUIET_MS = 500;
const PATIENCE_MS = 60_000;

/** Waits until nothing has been loading for half a second. */
export const untilIdle = ({ state }: Loads) =>
  until('the network is idle', PATIENCE_MS, () => {
    const { open, since } = state();
    return open === 0 && performance.now() - since > QUIET_MS;
  });
