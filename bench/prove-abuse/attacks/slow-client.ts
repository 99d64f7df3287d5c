import { setTimeout as pause } from 'node:timers/promises';
import { slowClient } from '../../harness/slow-client.ts';
import type { Attack } from '../attack.ts';

/** Twice the time in milliseconds that stopping may take. */
const PATIENCE_MS = 20_000;

/** A request body that never ends, while the operator wants to restart the shop. */
export const stopDelayed: Attack = {
  finding: 'M12',
  title: 'one slow client keeps a server that was asked to stop',
  run: async (shop) => {
    const client = slowClient(shop.url, 'body');
    await pause(500);
    const began = performance.now();
    const isStopped = await Promise.race([
      shop.stop().then(() => true),
      pause(PATIENCE_MS, false, { ref: false }),
    ]);
    client.leave();
    const seconds = Math.round((performance.now() - began) / 1000);
    const counted = isStopped ? `stopped after ${seconds} s` : `still alive after ${seconds} s`;
    return { succeeded: !isStopped, counted };
  },
};
