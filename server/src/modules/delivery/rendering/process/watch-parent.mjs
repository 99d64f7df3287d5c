import { parentPort, workerData } from 'node:worker_threads';

/** How often the thread checks whether the server still runs, in ms. */
const EVERY_MS = 500;

/**
 * A thread of the rendering process, which code in the main thread can't block: where the server was killed, it ends
 * this process, even in an endless loop. In JavaScript, since a thread that strips types starts 0.1 s later.
 */
setInterval(() => {
  if (process.ppid !== workerData) process.kill(process.pid, 'SIGKILL');
}, EVERY_MS);
parentPort?.postMessage('watching');
