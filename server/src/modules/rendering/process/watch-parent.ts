import { workerData } from 'node:worker_threads';

/** How often it is looked whether the server is still there. */
const EVERY_MS = 500;

/**
 * A thread of the process that renders, which nothing that runs in the main thread holds up: where the server was killed,
 * this process ends, also within an endless loop.
 */
setInterval(() => {
  if (process.ppid !== workerData) process.kill(process.pid, 'SIGKILL');
}, EVERY_MS);
