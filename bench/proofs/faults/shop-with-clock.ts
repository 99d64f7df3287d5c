import { startServer } from '../../../server/src/app/startup/start-server.ts';

/**
 * Starts the shop with a clock that is off by the milliseconds in the first argument; the server has no such setting.
 */
const shiftMs = Number(process.argv[2]);
await startServer(() => new Date(Date.now() + shiftMs));
