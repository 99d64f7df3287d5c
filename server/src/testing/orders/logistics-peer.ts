import { inEveryFile } from '../every-file.ts';
import {
  fakeEcpayLogisticsEnv,
  startFakeEcpayLogistics,
} from '../fakes/ecpay-logistics/start-fake-ecpay-logistics.ts';

let peer: Awaited<ReturnType<typeof startFakeEcpayLogistics>> | undefined;

inEveryFile('afterEach', async () => {
  await peer?.close();
  peer = undefined;
});

/** A fake of ECPay's logistics until the test ends; it follows the clock that `follow` gets. */
export async function logisticsPeer() {
  let clock = () => new Date();
  peer = await startFakeEcpayLogistics({ clock: () => clock() });
  const follow = (now: () => Date) => {
    clock = now;
  };
  return { fake: peer.fake, env: fakeEcpayLogisticsEnv(peer.url), follow };
}
