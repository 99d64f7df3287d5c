import { startServer } from '../../../server/src/app/startup/start-server.ts';
import { fastClock } from './fast-time.ts';

/**
 * Starts the shop in fast time: its clock, and with the same factor the longest waits for a provider, so that leases
 * and limits keep their ratio. The schedules of orders are as fast, or faster. The server has no such setting.
 */
const [speed = 1, real = 0, shown = 0, schedules = speed] = process.argv.slice(2).map(Number);

const SCHEDULES_MS = [20_000, 60_000];
const repeat = globalThis.setInterval;
globalThis.setInterval = ((work: () => void, ms = 0, ...rest: unknown[]) =>
  repeat(work, SCHEDULES_MS.includes(ms) ? ms / schedules : ms, ...rest)) as typeof repeat;

const SHORTEST_WAIT_MS = 5000;
const timeout = AbortSignal.timeout;
AbortSignal.timeout = (ms) => timeout(ms >= SHORTEST_WAIT_MS ? Math.ceil(ms / speed) : ms);

await startServer(fastClock({ speed, real, shown }));
