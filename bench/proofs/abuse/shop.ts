import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import {
  type FakeEcpay,
  startFakeEcpay,
} from '../../../server/src/testing/fakes/ecpay/start-fake-ecpay.ts';
import { type FakeSmtp, fakeSmtp } from '../../../server/src/testing/fakes/fake-smtp.ts';
import { databaseAt, query } from '../../support/postgres.ts';
import { PUBLIC_URL, shopProcess, temporaryFolder } from '../../support/shop-process.ts';
import { ecpayEnv } from '../support/deployment.ts';

/** The key that encrypts the shop's secrets; the same for all, since all databases are copies of one. */
const SERVER_KEY = '5'.repeat(64);

/** Resets limits that `shopProcess` raises for load to the server's own defaults: an empty value counts as unset. */
const DEFAULT_LIMITS = {
  ORDER_CALLS_PER_ADDRESS: '',
  OPEN_ORDERS_PER_EMAIL: '',
  OPEN_ORDERS_IN_TOTAL: '',
  HELD_UNITS_IN_TOTAL: '',
  SEARCHES_PER_ADDRESS: '',
  LOOSE_SEARCHES_PER_ADDRESS: '',
};

/** The settings of a demo shop whose visitors reach it directly. */
const USUAL_SETTINGS: Readonly<Record<string, string>> = {
  ...DEFAULT_LIMITS,
  SERVER_KEY,
  TRUST_PROXY: '',
  DEMO_SHOP: 'on',
  APP_INIT_DELAY_MS: '0',
};

interface FirstStart {
  output: string;
  adminPassword: string;
}

/** A database with the demo shop, copied for each attack. */
export interface Template {
  firstStart: FirstStart;
  /** Makes a new copy; returns its URL. */
  copy(): Promise<string>;
}

const TEMPLATE = 'abuse_template';

/** Fills a database with the demo shop, by a first start of the shop. */
export async function demoTemplate(cluster: string): Promise<Template> {
  await query(cluster, `CREATE DATABASE ${TEMPLATE}`);
  const dataDir = temporaryFolder();
  const env = { ...USUAL_SETTINGS, DATABASE_URL: databaseAt(cluster, TEMPLATE), DATA_DIR: dataDir };
  const shop = await shopProcess(env);
  try {
    await shop.start();
    const adminPassword = readFileSync(path.join(dataDir, 'admin-password.txt'), 'utf8').trim();
    await shop.end('SIGTERM');
    let copies = 0;
    const copy = async () => {
      copies += 1;
      await query(cluster, `CREATE DATABASE abuse_${copies} TEMPLATE ${TEMPLATE}`);
      return databaseAt(cluster, `abuse_${copies}`);
    };
    return { firstStart: { output: shop.output(), adminPassword }, copy };
  } finally {
    await shop.end('SIGKILL');
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** How a shop differs from one with `USUAL_SETTINGS`. */
export interface SpecialSettings {
  settings?: Readonly<Record<string, string>>;
  /** Payments go to the fake ECPay. */
  paysByEcpay?: true;
}

export interface Shop {
  url: string;
  /** The host name shoppers use. */
  host: string;
  dataDir: string;
  firstStart: FirstStart;
  /** The mail server, which has the mailboxes of all shoppers. */
  smtp: FakeSmtp;
  ecpay: FakeEcpay['peer'];
  /** Reads and changes the database, as the operator could. */
  query<Row extends object>(sql: string): Promise<Row[]>;
  /** Asks the server to stop; resolves once it has. */
  stop(): Promise<void>;
}

/**
 * Runs `work` with a new shop that has a database of its own, and always ends it. @throws Error if it does not start
 */
export async function withShop<T>(
  { settings = {}, paysByEcpay }: SpecialSettings,
  template: Template,
  work: (shop: Shop) => Promise<T>,
): Promise<T> {
  const databaseUrl = await template.copy();
  const [smtp, ecpay, dataDir] = [await fakeSmtp(), await startFakeEcpay(), temporaryFolder()];
  ecpay.peer.knobs.times = 0;
  const env = {
    ...USUAL_SETTINGS,
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    SMTP_URL: smtp.url,
    ...(paysByEcpay && {
      ...{ PAYMENT_PROVIDER: 'ecpay', LOGISTICS_PROVIDER: 'off' },
      ...ecpayEnv(ecpay.url),
    }),
    ...settings,
  };
  const server = await shopProcess(env);
  try {
    await server.start();
    return await work({
      url: server.url,
      host: new URL(settings.PUBLIC_URL ?? PUBLIC_URL).host,
      dataDir,
      firstStart: template.firstStart,
      smtp,
      ecpay: ecpay.peer,
      query: (sql) => query(databaseUrl, sql),
      stop: () => server.end('SIGTERM'),
    });
  } finally {
    await server.end('SIGKILL');
    await Promise.all([smtp.close(), ecpay.close()]);
    rmSync(dataDir, { recursive: true, force: true });
  }
}
