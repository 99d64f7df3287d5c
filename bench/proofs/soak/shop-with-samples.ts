import { appendFileSync, existsSync, readdirSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { startServer } from '../../../server/src/app/startup/start-server.ts';
import type { Sample } from './samples.ts';

/** Starts the shop; every `everyMs` milliseconds it appends a sample of itself to a file, as a line of JSON. */
const [file = '', everyMs = ''] = process.argv.slice(2);

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

const MEGABYTE = 1024 * 1024;
const FDS = '/proc/self/fd';

let warnings = 0;
// Includes MaxListenersExceededWarning.
process.on('warning', () => {
  warnings += 1;
});

const listeners = () =>
  process.eventNames().reduce((sum, name) => sum + process.listenerCount(name), 0);

function sample(): Sample {
  collectGarbage();
  const { heapUsed, external, rss } = process.memoryUsage();
  return {
    'heap MB': heapUsed / MEGABYTE,
    'outside the heap MB': external / MEGABYTE,
    'process MB': rss / MEGABYTE,
    handles: process.getActiveResourcesInfo().filter((kind) => kind !== 'Timeout').length,
    timers: process.getActiveResourcesInfo().filter((kind) => kind === 'Timeout').length,
    'open files': existsSync(FDS) ? readdirSync(FDS).length : 0,
    listeners: listeners(),
    warnings,
  };
}

await startServer();
setInterval(() => appendFileSync(file, `${JSON.stringify(sample())}\n`), Number(everyMs)).unref();
