import { startServer } from '../../server/src/app/startup/start-server.ts';

/** The shop with a clock that is off by the milliseconds of the first argument: the server itself has no setting for it. */
const shiftMs = Number(process.argv[2]);
await startServer(() => new Date(Date.now() + shiftMs));
