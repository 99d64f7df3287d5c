import { resolve } from 'node:path';
import { type Environment, environmentSchema } from './environment.ts';
import { limitsOf } from './limits.ts';
import { type EnvironmentValues, readVariables, setVariables } from './variables.ts';

/** The repository's root; relative paths in the environment are resolved from here. */
export const ROOT_DIR = resolve(import.meta.dirname, '../../../..');

const configOf = (env: Environment, environment: EnvironmentValues) => ({
  port: env.PORT,
  host: env.HOST,
  dataDir: resolve(ROOT_DIR, env.DATA_DIR),
  /** Pictures and files with PICTURE_STORAGE=dir, which several servers share. */
  uploadsDir:
    env.UPLOADS_DIR === ''
      ? resolve(ROOT_DIR, env.DATA_DIR, 'uploads')
      : resolve(ROOT_DIR, env.UPLOADS_DIR),
  /** The output of `npm run build`; null where another host serves the pages. */
  distDir: env.DIST_DIR === 'off' ? null : resolve(ROOT_DIR, env.DIST_DIR),
  /** Null for the embedded database in `dataDir`. */
  databaseUrl: env.DATABASE_URL ?? null,
  /** '' where it is in a file: `serverKeyFile`, or `server.key` in `dataDir`. */
  serverKey: env.SERVER_KEY,
  serverKeyFile: env.SERVER_KEY_FILE === '' ? null : resolve(ROOT_DIR, env.SERVER_KEY_FILE),
  /** Null for `.eml` files in `dataDir/mail`. */
  smtpUrl: env.SMTP_URL ?? null,
  mailFrom: env.MAIL_FROM,
  publicUrl: (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/+$/, ''),
  trustProxy: env.TRUST_PROXY,
  /** Salts of the file token (ledger A7); '' lets the server generate its own. */
  fileTokenSaltPrefix: env.FILE_TOKEN_SALT_PREFIX,
  fileTokenSaltSuffix: env.FILE_TOKEN_SALT_SUFFIX,
  appInitDelayMs: env.APP_INIT_DELAY_MS,
  /** Of what browsers store encrypted; it is public (ADR 0145). */
  storageSalt: env.STORAGE_SALT,
  pageHeadLimitMs: env.PAGE_HEAD_LIMIT_MS,
  serverRendering: env.SERVER_RENDERING === 'on',
  pageRenderLimitMs: env.PAGE_RENDER_LIMIT_MS,
  renderLimitMs: env.RENDER_LIMIT_MS,
  renderMemoryMb: env.RENDER_MEMORY_MB,
  limits: limitsOf(env),
  /** `live` refuses to start with anything of a demo (ADR 0150). */
  shopMode: env.SHOP_MODE,
  demoShop: (env.DEMO_SHOP ?? (env.SHOP_MODE === 'demo' ? 'on' : 'off')) === 'on',
  requestTimeoutMs: env.REQUEST_TIMEOUT_MS,
  stopTimeoutMs: env.STOP_TIMEOUT_MS,
  /** `/readyz` fails with less free space on the disk of `dataDir`. */
  minFreeMb: env.MIN_FREE_MB,
  metricsPort: env.METRICS_PORT,
  metricsHost: env.METRICS_HOST,
  metricsToken: env.METRICS_TOKEN,
  logLevel: env.LOG_LEVEL,
  /** All variables that are set; providers read theirs here (`readVariables`). */
  environment,
});

/** Paths are absolute, times in ms, sizes in MB; null for an address that is not set. */
export type Config = ReturnType<typeof configOf>;

/** Parses environment variables into the configuration. @throws StartupError naming the first invalid variable. */
export function readConfig(variables: Readonly<Record<string, string | undefined>>): Config {
  const environment = setVariables(variables);
  return configOf(readVariables(environmentSchema, environment), environment);
}
