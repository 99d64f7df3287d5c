import { resolve } from 'node:path';
import { type Environment, environmentSchema } from './environment.ts';
import { type Limits, limitsOf } from './limits.ts';
import { type EnvironmentValues, readVariables, setVariables } from './variables.ts';

/** The repository's root; relative paths in the environment are resolved from here. */
export const ROOT_DIR = resolve(import.meta.dirname, '../../../..');

export interface Config {
  port: number;
  host: string;
  /** Absolute path. */
  dataDir: string;
  /** Absolute path of the output of `npm run build`; null (`DIST_DIR=off`) where another host serves the pages. */
  distDir: string | null;
  /** URL of PostgreSQL; null for the embedded database in `dataDir`. */
  databaseUrl: string | null;
  /** The key that encrypts stored secrets; '' where it is in a file. */
  serverKey: string;
  /** Absolute path of that key's file, if one is named; null for `server.key` in `dataDir`. */
  serverKeyFile: string | null;
  /** URL of the mail server; null for `.eml` files in `dataDir/mail`. */
  smtpUrl: string | null;
  mailFrom: string;
  /** Without a trailing slash. */
  publicUrl: string;
  /** Addresses and networks of proxies whose `X-Forwarded-*` is trusted, comma-separated; '' for none. */
  trustProxy: string;
  /** Salts of the file token (ledger A7); '' lets the server generate its own at the first use. */
  fileTokenSaltPrefix: string;
  fileTokenSaltSuffix: string;
  appInitDelayMs: number;
  /** Salt for what browsers store encrypted; it is public (ADR 0145). */
  storageSalt: string;
  /** The longest time a page waits for the data of its head, in ms. */
  pageHeadLimitMs: number;
  /** Whether pages are rendered on the server first (ADR 0201). */
  serverRendering: boolean;
  /** The longest time a page waits to be rendered, in ms. */
  pageRenderLimitMs: number;
  /**
   * The longest time that rendering a page may take before the process is ended, in ms, and the heap of that process.
   */
  renderLimitMs: number;
  renderMemoryMb: number;
  /** Limits against misuse: of orders that reserve stock, and of calls per address. */
  limits: Limits;
  /** `live` really sells, and refuses to start with anything of a demo (ADR 0150). */
  shopMode: Environment['SHOP_MODE'];
  /** The longest time a request may take to arrive, in ms. */
  requestTimeoutMs: number;
  /** The longest time the server takes to stop, in ms. */
  stopTimeoutMs: number;
  /** `/readyz` fails with less free space on the disk of `dataDir`, in MB. */
  minFreeMb: number;
  /** A port that only serves `/metrics`; 0 for none. */
  metricsPort: number;
  /** The token that a scraper must send; '' for none. */
  metricsToken: string;
  /** Whether an empty database is filled with the demo shop. */
  demoShop: boolean;
  logLevel: Environment['LOG_LEVEL'];
  /** All variables that are set; providers read theirs here (`readVariables`). */
  environment: EnvironmentValues;
}

function toConfig(env: Environment, environment: EnvironmentValues): Config {
  return {
    port: env.PORT,
    host: env.HOST,
    dataDir: resolve(ROOT_DIR, env.DATA_DIR),
    distDir: env.DIST_DIR === 'off' ? null : resolve(ROOT_DIR, env.DIST_DIR),
    databaseUrl: env.DATABASE_URL ?? null,
    serverKey: env.SERVER_KEY,
    serverKeyFile: env.SERVER_KEY_FILE === '' ? null : resolve(ROOT_DIR, env.SERVER_KEY_FILE),
    smtpUrl: env.SMTP_URL ?? null,
    mailFrom: env.MAIL_FROM,
    publicUrl: (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/+$/, ''),
    trustProxy: env.TRUST_PROXY,
    fileTokenSaltPrefix: env.FILE_TOKEN_SALT_PREFIX,
    fileTokenSaltSuffix: env.FILE_TOKEN_SALT_SUFFIX,
    appInitDelayMs: env.APP_INIT_DELAY_MS,
    storageSalt: env.STORAGE_SALT,
    pageHeadLimitMs: env.PAGE_HEAD_LIMIT_MS,
    serverRendering: env.SERVER_RENDERING === 'on',
    pageRenderLimitMs: env.PAGE_RENDER_LIMIT_MS,
    renderLimitMs: env.RENDER_LIMIT_MS,
    renderMemoryMb: env.RENDER_MEMORY_MB,
    limits: limitsOf(env),
    shopMode: env.SHOP_MODE,
    demoShop: (env.DEMO_SHOP ?? (env.SHOP_MODE === 'demo' ? 'on' : 'off')) === 'on',
    requestTimeoutMs: env.REQUEST_TIMEOUT_MS,
    stopTimeoutMs: env.STOP_TIMEOUT_MS,
    minFreeMb: env.MIN_FREE_MB,
    metricsPort: env.METRICS_PORT,
    metricsToken: env.METRICS_TOKEN,
    logLevel: env.LOG_LEVEL,
    environment,
  };
}

/** Parses environment variables into the configuration. @throws StartupError naming the first invalid variable. */
export function readConfig(variables: Readonly<Record<string, string | undefined>>): Config {
  const environment = setVariables(variables);
  return toConfig(readVariables(environmentSchema, environment), environment);
}
