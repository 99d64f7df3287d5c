import { createSecretKey } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildApp } from '../app/build-app.ts';
import type { PictureSource } from '../modules/goods/picture/port.ts';
import type { Clock } from '../platform/clock.ts';
import { type Config, readConfig } from '../platform/config/config.ts';
import type { Database, DatabaseHandle } from '../platform/db/index.ts';
import type { App } from '../platform/module.ts';
import type { ServerKey } from '../platform/secrets/index.ts';
import { emptyTables, openTestDatabase } from './database/database-template.ts';
import { type Restore, storeRows } from './database/stored-rows.ts';
import { inEveryFile } from './every-file.ts';
import { hashQuickly } from './people/quick-passwords.ts';
import { seedSmallShop } from './small-shop.ts';

interface TestClock {
  now: Clock;
  advance(milliseconds: number): void;
}

export function testClock(start: string): TestClock {
  let time = new Date(start).getTime();
  return {
    now: () => new Date(time),
    advance: (milliseconds) => {
      time += milliseconds;
    },
  };
}

export interface TestApp {
  app: App;
  db: Database;
  clock: TestClock;
  config: Config;
  serverKey: ServerKey;
}

export interface TestAppOptions {
  /** ISO 8601; the fixed time of the clock. */
  now?: string;
  /** `small`: the shop of `small-shop.ts`; `empty`: tables only. */
  seed?: 'small' | 'empty';
  env?: Record<string, string>;
  pictures?: readonly PictureSource[];
  /** Whether mail is delivered and jobs run. */
  background?: boolean;
}

const TEST_NOW = '2026-11-21T10:00:00+08:00';

const TEST_KEY: ServerKey = createSecretKey(Buffer.alloc(32, 'test'));

hashQuickly();

const open: App[] = [];
let database: Promise<DatabaseHandle> | undefined;
const stored = new Map<string, Restore>();
let isFileBegun = false;
let dataDir: string | undefined;

inEveryFile('afterEach', async () => {
  await Promise.all(open.splice(0).map((app) => app.close()));
});

/**
 * Whether the database stays open between test files, since starting one takes longer than most tests: a worker of jest
 * keeps it until it is disconnected. Jest's main process (`-w 1`) could not exit while it is open.
 */
const staysOpen = process.connected === true;

async function closeDatabase(): Promise<void> {
  const handle = database;
  database = undefined;
  stored.clear();
  await (await handle)?.close();
}

// An embedded database in memory ends with its process, so only PostgreSQL is closed.
if (staysOpen && process.env.TEST_DATABASE_URL)
  process.once('disconnect', () => void closeDatabase().catch(() => undefined));

inEveryFile('afterAll', async () => {
  isFileBegun = false;
  if (!staysOpen) await closeDatabase();
  if (dataDir) rmSync(dataDir, { recursive: true, force: true });
  dataDir = undefined;
});

/** Fills the database; from the second time on, by restoring what it was filled with first. */
async function fill(handle: DatabaseHandle, seed: 'small' | 'empty', now: string): Promise<void> {
  // Once per file is enough to shrink tables that have become large.
  if (!isFileBegun) await emptyTables(handle);
  isFileBegun = true;
  const restore = stored.get(seed);
  const isStorable = now === TEST_NOW || seed === 'empty';
  if (restore && isStorable) return await restore();
  await emptyTables(handle);
  if (seed === 'small') await seedSmallShop(handle.db, new Date(now));
  if (isStorable) stored.set(seed, await storeRows(handle.db, seed));
}

/**
 * The complete server on an empty database with a small shop, to be called with `app.inject`; closes itself after the
 * test. Only one at a time: all tests of a process share the database, which is emptied here.
 */
export async function testApp({
  now = TEST_NOW,
  seed = 'small',
  env = {},
  pictures = [],
  background = false,
}: TestAppOptions = {}): Promise<TestApp> {
  database ??= openTestDatabase();
  dataDir ??= mkdtempSync(join(tmpdir(), 'pinpu-test-'));
  const handle = await database;
  await fill(handle, seed, now);
  const clock = testClock(now);
  const config = readConfig({
    DATA_DIR: dataDir,
    DIST_DIR: 'off',
    LOG_LEVEL: 'silent',
    PAGE_HEAD_LIMIT_MS: '20000',
    PUBLIC_URL: 'http://shop.test',
    // A folder of its own, so that another test's registry is not found.
    ...(env.DIST_DIR && { DEPLOYMENT_DIR: join(env.DIST_DIR, 'deployments') }),
    ...env,
  });
  const app = await buildApp({
    config,
    db: handle.db,
    clock: clock.now,
    serverKey: TEST_KEY,
    background,
    pictures,
  });
  open.push(app);
  return { app, db: handle.db, clock, config, serverKey: TEST_KEY };
}
