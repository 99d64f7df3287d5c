import { randomInt } from 'node:crypto';
import {
  fakeEcpayEnv,
  startFakeEcpay,
} from '../../../server/src/testing/fakes/ecpay/start-fake-ecpay.ts';
import { startOwnShop } from './server.ts';

/** The address of the second shop once it is started. */
export const ecpayShopUrl = `http://127.0.0.1:${randomInt(30_000, 32_000)}`;

/** Starts a second shop with a fake ECPay as its payment provider; `stop` ends both. */
export async function startEcpayShop() {
  const fake = await startFakeEcpay();
  const env = fakeEcpayEnv(fake.url);
  const { stop } = await startOwnShop('ecpay', { url: ecpayShopUrl, env });
  return {
    peer: fake.peer,
    stop: async () => {
      await stop();
      await fake.close();
    },
  };
}
