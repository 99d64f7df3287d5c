import { shop } from '../shop.ts';
import { startOwnShop } from './server.ts';

/** Starts a shop that renders nothing on the server; `stop` ends it and deletes its data. */
export async function startUnrenderedShop() {
  const url = `http://localhost:${shop.port + 76}`;
  const env = { SERVER_RENDERING: 'off' };
  const { stop } = await startOwnShop('unrendered', { url, env, startLimitMs: 80_000 });
  return { url, stop };
}
