import { randomInt } from 'node:crypto';
import { rmSync } from 'node:fs';
import {
  fakeEcpayEnv,
  startFakeEcpay,
} from '../../server/src/testing/fake-ecpay/start-fake-ecpay.ts';
import { newDataDir } from './data-dir.ts';
import { end, startServer } from './server.ts';

const port = randomInt(30_000, 32_000);

/** The address of the second shop once it is started. */
export const ecpayShopUrl = `http://127.0.0.1:${port}`;

/** Starts a second shop with a fake ECPay as its payment provider; `stop` ends both. */
export async function startEcpayShop() {
  const fake = await startFakeEcpay();
  const dataDir = newDataDir('demo', 'ecpay');
  const server = await startServer({
    startLimitMs: 110_000,
    port,
    dataDir,
    publicUrl: ecpayShopUrl,
    env: fakeEcpayEnv(fake.url),
  });
  return {
    peer: fake.peer,
    stop: async () => {
      await end(server);
      await fake.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
