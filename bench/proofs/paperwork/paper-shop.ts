import { createSecretKey } from 'node:crypto';
import { browserSecret } from '../../../server/src/modules/base/one-time-code/asker.ts';
import { newKnownBrowser } from '../../../server/src/modules/base/sign-in-limit/known-browser.ts';
import { settings } from '../../../server/src/platform/db/schema/index.ts';
import {
  fakeEcpayEnv,
  startFakeEcpay,
} from '../../../server/src/testing/fakes/ecpay/start-fake-ecpay.ts';
import {
  fakeEcpayInvoiceEnv,
  startFakeEcpayInvoice,
} from '../../../server/src/testing/fakes/ecpay-invoice/start-fake-ecpay-invoice.ts';
import { SENDER } from '../../../server/src/testing/orders/parcel-sender.ts';
import type { Draw } from '../../../server/src/testing/seeded-numbers.ts';
import type { Cluster } from '../../../tooling/postgres/cluster.ts';
import { type Program, SERVER_KEY } from '../../support/shop-process.ts';
import { type Deployment, postgresDeployment } from '../support/deployment.ts';
import { type Office, signedInClerk } from './clerk.ts';
import { fastClock, fastTime } from './fast-time.ts';
import { deliverNotices, type Notices } from './notices.ts';
import { collectRepeats } from './repeats.ts';
import { startUnkindProxy, type UnkindProxy } from './unkind-proxy.ts';

/** Schedules run every second, waits for an answer end after a second, leases after nine. */
const SPEED = 20;
const SLOW_MS = 1500;

const SETTINGS = {
  parcel_sender: SENDER,
  pickup: {},
  pay_ways: [{ pay_way: 3 }, { pay_way: 1 }, { pay_way: 5 }],
};

type Ecpay = Awaited<ReturnType<typeof startFakeEcpay>>;
type Invoices = Awaited<ReturnType<typeof startFakeEcpayInvoice>>;

/** Two instances whose payments, parcels and invoices are at a fake ECPay behind an unkind network. */
export interface PaperShop {
  deployment: Deployment;
  ecpay: Ecpay;
  invoices: Invoices;
  networks: readonly UnkindProxy[];
  notices: Notices;
  /** What was sent again although it exists. */
  repeats: readonly string[];
  clock(): Date;
  draw: Draw;
  office: Office;
  /** The cookie of a browser that has proved this e-mail, which orders without a payment need. */
  provedCookie(email: string): string;
}

async function secretOf(deployment: Deployment, clock: () => Date): Promise<string> {
  const serverKey = createSecretKey(SERVER_KEY, 'hex');
  return deployment.withDatabase(async (db) => {
    const rows = Object.entries(SETTINGS).map(([name, value]) => ({
      name,
      value,
      u_date: clock(),
    }));
    await db.insert(settings).values(rows);
    return browserSecret({ db, serverKey, clock });
  });
}

/** Runs `work` with a new shop, and closes everything afterwards. */
export async function withPaperShop<T>(
  cluster: Cluster,
  draw: Draw,
  work: (shop: PaperShop) => Promise<T>,
): Promise<T> {
  const time = fastTime(SPEED);
  const clock = fastClock(time);
  const ecpay = await startFakeEcpay({ clock });
  const invoices = await startFakeEcpayInvoice({ clock });
  const repeats = collectRepeats(ecpay.logistics, invoices.invoices);
  // The proofs deliver the webhooks about payments.
  ecpay.peer.knobs.times = 0;
  const proxy = (url: string) => startUnkindProxy(url, { draw, slowMs: SLOW_MS });
  const networks = await Promise.all([proxy(ecpay.url), proxy(invoices.url)]);
  const [atEcpay, atInvoices] = networks.map(({ url }) => url);
  const env = { ...fakeEcpayEnv(atEcpay ?? ''), ...fakeEcpayInvoiceEnv(atInvoices ?? '') };
  const { speed, real, shown } = time;
  const program: Program = [
    'bench/proofs/paperwork/fast-shop.ts',
    ...[speed, real, shown].map(String),
  ];
  try {
    const own = { ECPAY_LOGISTICS_SUBTYPES: 'UNIMARTC2C,FAMIC2C,HILIFEC2C,OKMARTC2C,TCAT,POST' };
    const special = { env: { ...env, ...own }, programs: [program, program] };
    const deployment = await postgresDeployment('ecpay', cluster, special);
    try {
      const secret = await secretOf(deployment, clock);
      const provedCookie = (email: string) => `pinpu_signin=${newKnownBrowser(email, secret)}`;
      const notices = deliverNotices(ecpay.logistics, deployment, draw);
      const office = await signedInClerk(deployment, clock);
      const rest = {
        ecpay,
        invoices,
        networks,
        notices,
        repeats,
        clock,
        draw,
        office,
        provedCookie,
      };
      return await work({ deployment, ...rest });
    } finally {
      await deployment.close();
    }
  } finally {
    await Promise.all([...networks, ecpay, invoices].map((one) => one.close()));
  }
}
