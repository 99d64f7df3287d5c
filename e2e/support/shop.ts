import { randomInt } from 'node:crypto';

// Workers inherit the environment: all use the port that the first process of the run has chosen.
process.env.E2E_PORT ??= String(randomInt(20_000, 30_000));
const port = Number(process.env.E2E_PORT);

/** The address of the shop under test. It is a name, since browsers allow no passkeys at IP addresses. */
export const shop = { port, url: `http://localhost:${port}` };
