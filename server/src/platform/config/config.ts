import { resolve } from 'node:path';
import { safeParse } from 'zod/mini';
import { StartupError } from '../errors/startup-error.ts';
import { type EcpayConfig, requireEcpay } from './ecpay-config.ts';
import { type Environment, environmentSchema } from './environment.ts';
import { type LogisticsConfig, logisticsConfig, requireLogistics } from './logistics-config.ts';

/** The repository's root: relative paths of the environment start here. */
export const ROOT_DIR = resolve(import.meta.dirname, '../../../..');

/** The server's configuration, complete and checked. */
export interface Config {
  port: number;
  host: string;
  /** Absolute. */
  dataDir: string;
  /** Absolute: what `npm run build` puts together; null (`DIST_DIR=off`) where another host serves the pages. */
  distDir: string | null;
  /** PostgreSQL, or null for the embedded database in `dataDir`. */
  databaseUrl: string | null;
  /** Mail server, or null for `.eml` files in `dataDir/mail`. */
  smtpUrl: string | null;
  mailFrom: string;
  /** Without a slash at the end. */
  publicUrl: string;
  /** Addresses of proxies whose `X-Forwarded-*` is believed, separated by commas; '' for none. */
  trustProxy: string;
  paymentProvider: 'sandbox' | 'ecpay';
  ecpay: EcpayConfig;
  /** Maps of convenience stores. */
  logistics: LogisticsConfig;
  /** Salts of the file token (ledger A7); '' lets the server make its own at first start. */
  fileTokenSaltPrefix: string;
  fileTokenSaltSuffix: string;
  appInitDelayMs: number;
  /** The longest a page waits for what it says of itself. */
  pageHeadLimitMs: number;
  /** Fill an empty database with the demo shop. */
  demoShop: boolean;
  logLevel: Environment['LOG_LEVEL'];
}

function toConfig(env: Environment): Config {
  return {
    port: env.PORT,
    host: env.HOST,
    dataDir: resolve(ROOT_DIR, env.DATA_DIR),
    distDir: env.DIST_DIR === 'off' ? null : resolve(ROOT_DIR, env.DIST_DIR),
    databaseUrl: env.DATABASE_URL ?? null,
    smtpUrl: env.SMTP_URL ?? null,
    mailFrom: env.MAIL_FROM,
    publicUrl: (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/+$/, ''),
    trustProxy: env.TRUST_PROXY,
    paymentProvider: env.PAYMENT_PROVIDER,
    ecpay: {
      merchantId: env.ECPAY_MERCHANT_ID,
      hashKey: env.ECPAY_HASH_KEY,
      hashIv: env.ECPAY_HASH_IV,
      baseUrl: new URL(env.ECPAY_BASE_URL).origin,
      allowSimulated: env.ECPAY_ALLOW_SIMULATED === 'on',
    },
    logistics: logisticsConfig(env),
    fileTokenSaltPrefix: env.FILE_TOKEN_SALT_PREFIX,
    fileTokenSaltSuffix: env.FILE_TOKEN_SALT_SUFFIX,
    appInitDelayMs: env.APP_INIT_DELAY_MS,
    pageHeadLimitMs: env.PAGE_HEAD_LIMIT_MS,
    demoShop: env.DEMO_SHOP === 'on',
    logLevel: env.LOG_LEVEL,
  };
}

/** Variables whose value may hold a password: it is not printed. */
const SECRETS = /KEY|IV|SALT|URL/;

/**
 * The configuration from environment variables; an empty one counts as not set.
 * @throws StartupError naming the first variable that is wrong, what is wrong, and how to mend it.
 */
export function readConfig(variables: Record<string, string | undefined>): Config {
  const set = Object.fromEntries(
    Object.entries(variables).filter(([, value]) => value !== undefined && value.trim() !== ''),
  );
  const parsed = safeParse(environmentSchema, set);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    const name = String(issue?.path[0] ?? '');
    const given = SECRETS.test(name) ? '' : ` is "${variables[name] ?? ''}", but`;
    throw new StartupError(
      `${name}${given} ${issue?.message ?? 'is wrong'}: correct it in the environment or in .env.`,
    );
  }
  const config = toConfig(parsed.data);
  requireEcpay(config);
  requireLogistics(config);
  return config;
}
