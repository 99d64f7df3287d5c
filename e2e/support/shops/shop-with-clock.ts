import '../../../server/src/platform/known-modules.ts';

const { startServer } = await import('../../../server/src/app/startup/start-server.ts');

/**
 * Starts the shop with a clock that its parent process sets (milliseconds ahead of the real one: first the argument,
 * then each message), and with its frequent schedules, and that of reminders, every second. The server has no such settings.
 */
let aheadMs = Number(process.argv[2]);
process.on('message', (ahead) => {
  aheadMs = Number(ahead);
});

const SCHEDULES_MS = [20_000, 600_000];
const repeat = globalThis.setInterval;
globalThis.setInterval = ((work: () => void, ms = 0, ...rest: unknown[]) =>
  repeat(work, SCHEDULES_MS.includes(ms) ? 1000 : ms, ...rest)) as typeof repeat;

await startServer(() => new Date(Date.now() + aheadMs));
