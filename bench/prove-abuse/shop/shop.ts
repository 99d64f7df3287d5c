import { rmSync } from 'node:fs';
import {
  FAKE_MERCHANT,
  type FakeEcpay,
  startFakeEcpay,
} from '../../../server/src/testing/fake-ecpay/start-fake-ecpay.ts';
import { type FakeSmtp, fakeSmtp } from '../../../server/src/testing/fake-smtp.ts';
import { newFolder } from '../../harness/deployment.ts';
import { PUBLIC_URL, SHOP, shopProcess } from '../../harness/shop-process.ts';
import { USUAL_SETTINGS } from './settings.ts';
import { type FirstStart, query, type Template } from './template.ts';

/** How a shop differs from one with `USUAL_SETTINGS`. */
export interface SpecialSettings {
  settings?: Readonly<Record<string, string>>;
  /** Payments go to the fake ECPay. */
  paysByEcpay?: true;
}

/** A running shop, with what strangers can reach and what its operator can do. */
export interface Shop {
  url: string;
  /** The host name shoppers use. */
  host: string;
  /** The checkout whose server is running. */
  checkout: string;
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

const byEcpay = (url: string) => ({
  PAYMENT_PROVIDER: 'ecpay',
  LOGISTICS_PROVIDER: 'off',
  ECPAY_MERCHANT_ID: FAKE_MERCHANT.merchantId,
  ECPAY_HASH_KEY: FAKE_MERCHANT.hashKey,
  ECPAY_HASH_IV: FAKE_MERCHANT.hashIv,
  ECPAY_BASE_URL: url,
});

/**
 * Runs `work` with a new shop that has a database of its own, and always ends it. @throws Error if it does not start
 */
export async function withShop<T>(
  { settings = {}, paysByEcpay }: SpecialSettings,
  checkout: string,
  template: Template,
  work: (shop: Shop) => Promise<T>,
): Promise<T> {
  const databaseUrl = await template.copy();
  const [smtp, ecpay, dataDir] = [await fakeSmtp(), await startFakeEcpay(), newFolder()];
  ecpay.peer.knobs.times = 0;
  const env = {
    ...USUAL_SETTINGS,
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    SMTP_URL: smtp.url,
    ...(paysByEcpay && byEcpay(ecpay.url)),
    ...settings,
  };
  const server = await shopProcess(env, SHOP, checkout);
  try {
    await server.start();
    return await work({
      url: server.url,
      host: new URL(settings.PUBLIC_URL ?? PUBLIC_URL).host,
      checkout,
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
