import { randomInt } from 'node:crypto';

// The workers inherit the environment: all of one run meet at the port its first process has drawn.
process.env.E2E_PORT ??= String(randomInt(20_000, 30_000));
const port = Number(process.env.E2E_PORT);

/** Where the shop under test listens. */
export const shop = { port, url: `http://127.0.0.1:${port}` };
