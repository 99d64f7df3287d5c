import { fileURLToPath } from 'node:url';
import { Tinypool } from 'tinypool';
import type { drawByKey } from './draw-worker.ts';

const IDLE_MS = 60_000;

/** Draws the picture with a key; undefined for keys that the demo shop does not have. */
export type Draw = (key: string) => Promise<ReturnType<typeof drawByKey>>;

/**
 * Draws in a thread of its own, since a drawing takes long enough to delay every other request. The thread starts with
 * the first drawing and ends when idle.
 */
export function openDrawingPool(): Draw {
  let pool: Tinypool | undefined;
  return (key) => {
    pool ??= new Tinypool({
      filename: fileURLToPath(new URL('./draw-worker.ts', import.meta.url)),
      name: 'drawByKey',
      minThreads: 0,
      maxThreads: 1,
      idleTimeout: IDLE_MS,
    });
    return pool.run(key);
  };
}
