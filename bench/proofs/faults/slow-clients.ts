import { connect } from 'node:net';
import { until } from '../../support/until.ts';
import { embeddedDeployment } from '../support/deployment.ts';
import type { Extent } from '../support/proof.ts';
import { faultProof, type Scene, shopEnv, untilReadiness } from './under-load.ts';

/** Milliseconds between two bytes of a slow client: often enough to seem alive. */
const EVERY_MS = 300;

const UNENDING = {
  headers: 'GET / HTTP/1.1\r\nhost: shop.test\r\nx-slow: ',
  body: 'POST /api/cart/update HTTP/1.1\r\nhost: shop.test\r\ncontent-type: application/json\r\ncontent-length: 100000\r\n\r\n',
};

/** A client that sends single bytes and never completes its request; `leave` closes the connection. */
function slowClient(url: string, part: keyof typeof UNENDING): { leave(): void } {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  // The server may close the connection at any time.
  socket.on('error', () => undefined);
  socket.write(UNENDING[part]);
  const timer = setInterval(() => socket.writable && socket.write('1'), EVERY_MS);
  const leave = () => {
    clearInterval(timer);
    socket.destroy();
  };
  socket.on('close', leave);
  return { leave };
}

const SLOW_CLIENTS = 20;

/** STOP_TIMEOUT_MS and an allowance for a busy machine. */
const LONGEST_STOP_MS = 15_000;

/** SIGTERM must end it in time, and the next process must get its DATA_DIR at once. */
async function stopAmongSlowClients({ deployment, crowd, watch }: Scene): Promise<void> {
  const [shop] = deployment.shops;
  if (!shop) return;
  const clients = Array.from({ length: SLOW_CLIENTS }, (_, i) =>
    slowClient(shop.url, i % 2 ? 'headers' : 'body'),
  );
  try {
    await crowd.untilServed(2);
    watch.ending.add(shop.url);
    let isStopped = false;
    const stopped = shop.end('SIGTERM').then(() => {
      isStopped = true;
    });
    await until('SIGTERM ends the process', LONGEST_STOP_MS, () => isStopped);
    await stopped;
    await shop.start();
  } finally {
    for (const client of clients) client.leave();
  }
  await untilReadiness('ready', [shop.url]);
  watch.ending.delete(shop.url);
  await crowd.untilServed(2);
}

const fault = async (scene: Scene, { rounds }: Extent) => {
  for (let round = 1; round <= rounds(3, 1); round += 1) await stopAmongSlowClients(scene);
};

/** One of two instances is stopped while clients send it single bytes. */
export const slowClients = faultProof({ name: 'slow clients and SIGTERM', fault });

/** The same with a single instance and its embedded database. */
export const slowClientsEmbedded = faultProof({
  ...{ name: 'slow clients and SIGTERM, embedded', isEmbedded: true, isLong: true, fault },
  deployment: () => embeddedDeployment({ env: shopEnv() }),
});
