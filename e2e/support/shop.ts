import { randomInt } from 'node:crypto';

// Workers inherit the environment: all of one run share the port its first process has chosen.
process.env.E2E_PORT ??= String(randomInt(20_000, 30_000));
const port = Number(process.env.E2E_PORT);

/** The address of the shop under test: a name, since browsers allow passkeys at no IP address. */
export const shop = { port, url: `http://localhost:${port}` };
