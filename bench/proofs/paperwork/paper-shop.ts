import { createSecretKey } from 'node:crypto';
import { browserSecret } from '../../../server/src/modules/base/one-time-code/asker.ts';
import { newKnownBrowser } from '../../../server/src/modules/base/sign-in-limit/known-browser.ts';
import { settings } from '../../../server/src/platform/db/schema/index.ts';
import { SENDER } from '../../../server/src/testing/orders/parcel-sender.ts';
import type { Draw } from '../../../server/src/testing/seeded-numbers.ts';
import type { Cluster } from '../../../tooling/postgres/cluster.ts';
import { type Program, SERVER_KEY } from '../../support/shop-process.ts';
import { type Deployment, postgresDeployment } from '../support/deployment.ts';
import { type Office, signedInClerk } from './clerk.ts';
import { type FarEnds, type Network, type Payments, startFarEnds } from './far-ends.ts';
import { fastClock, fastTime } from './fast-time.ts';
import { copyMails } from './mail-copies.ts';
import { deliverNotices, type Notices } from './notices.ts';
import { collectRepeats } from './repeats.ts';

/** Schedules run every second, waits for an answer end after a second, leases after nine. */
const SPEED = 20;

const SETTINGS = {
  parcel_sender: SENDER,
  pickup: {},
  pay_ways: [{ pay_way: 3 }, { pay_way: 1 }, { pay_way: 5 }],
};

/** Two instances whose payments, parcels and invoices are at local fakes. */
export interface PaperShop extends Pick<FarEnds, 'ecpay' | 'invoices' | 'line'> {
  payments: Payments;
  deployment: Deployment;
  notices: Notices;
  /** What was sent again although it exists. */
  repeats: readonly string[];
  /** The codes of orders whose parcels the shop has agreed to create. */
  promised: Set<string>;
  clock(): Date;
  draw: Draw;
  office: Office;
  /** The cookie of a browser that has proved this e-mail, which orders without a payment need. */
  provedCookie(email: string): string;
}

export interface PaperSettings {
  draw: Draw;
  payments?: Payments;
  /** Between the shop and each far end. */
  network?: Network;
  /** How much faster than real time the clock runs, and the schedules, which are as fast by default. */
  speed?: number;
  schedules?: number;
  /** The database's address for an instance. */
  databaseUrlOf?: (url: string, instance: number) => string;
  /** The deployment as the proof's requests see it. */
  seenAs?: (deployment: Deployment) => Deployment;
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

async function paperShop(
  deployment: Deployment,
  { env: _, close: __, ...farEnds }: FarEnds,
  { draw, clock, payments }: { draw: Draw; clock: () => Date; payments: Payments },
): Promise<PaperShop> {
  const { ecpay, invoices } = farEnds;
  const secret = await secretOf(deployment, clock);
  await copyMails(deployment);
  return {
    ...{ ...farEnds, payments, deployment, clock, draw, promised: new Set() },
    repeats: collectRepeats(ecpay.logistics, invoices.invoices),
    notices: deliverNotices(ecpay.logistics, deployment, draw),
    office: await signedInClerk(deployment, clock),
    provedCookie: (email) => `pinpu_signin=${newKnownBrowser(email, secret)}`,
  };
}

/** Runs `work` with a new shop, and closes everything afterwards. */
export async function withPaperShop<T>(
  cluster: Cluster,
  { draw, payments = 'ecpay', network, speed = SPEED, schedules = speed, ...own }: PaperSettings,
  work: (shop: PaperShop) => Promise<T>,
): Promise<T> {
  const time = fastTime(speed);
  const clock = fastClock(time);
  const farEnds = await startFarEnds(clock, payments, network);
  const program: Program = [
    'bench/proofs/paperwork/fast-shop.ts',
    ...[speed, time.real, time.shown, schedules].map(String),
  ];
  const { databaseUrlOf, seenAs = (deployment) => deployment } = own;
  const special = {
    env: farEnds.env,
    programs: [program, program],
    ...(databaseUrlOf && { databaseUrlOf }),
  };
  try {
    const deployment = await postgresDeployment('ecpay', cluster, special);
    try {
      return await work(await paperShop(seenAs(deployment), farEnds, { draw, clock, payments }));
    } finally {
      await deployment.close();
    }
  } finally {
    await farEnds.close();
  }
}
