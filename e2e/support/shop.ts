const port = Number(process.env.E2E_PORT ?? 8099);

/** Where the shop under test listens. */
export const shop = { port, url: `http://127.0.0.1:${port}` };
