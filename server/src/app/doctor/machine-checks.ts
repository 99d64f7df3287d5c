import { existsSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { findDatabaseTime } from '../../modules/base/health/repository.ts';
import { configuredPayment } from '../../modules/sales/payment/provider.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Config } from '../../platform/config/config.ts';
import { connectDatabase, type Database } from '../../platform/db/index.ts';
import { isMigrated } from '../../platform/db/migrations.ts';
import { checkServerKey } from '../../platform/secrets/index.ts';
import { checkDatabase } from '../startup/check-mode.ts';
import { tryLockDataDir } from '../startup/data-dir-lock.ts';
import { type Check, type Finding, fault, ok, skipped, warning } from './finding.ts';

const MEGABYTE = 1024 * 1024;

const disk = ({ dataDir, minFreeMb }: Config): Check => ({
  name: 'disk',
  run: async () => {
    if (!existsSync(dataDir))
      return warning(`DATA_DIR ${dataDir} does not exist yet: the first start creates it.`);
    const { bavail, bsize } = await statfs(dataDir);
    const free = Math.floor((bavail * bsize) / MEGABYTE);
    const text = `${free} MB free in ${dataDir}`;
    return free >= minFreeMb
      ? ok(`${text}.`)
      : fault(`${text}, MIN_FREE_MB is ${minFreeMb}: free space, or nothing can be ordered.`);
  },
});

async function examineDatabase(db: Database, config: Config, what: string): Promise<Finding> {
  const start = performance.now();
  const migrated = await isMigrated(db);
  const ms = Math.round(performance.now() - start);
  if (!migrated)
    return warning(`${what} is not upgraded to this release: the next start does that.`);
  await checkDatabase(db, config);
  await checkServerKey(db, config);
  return ok(`${what} answered in ${ms} ms, is upgraded, and the server key is its own.`);
}

async function openedDatabase(config: Config, what: string): Promise<Finding> {
  const { db, close } = await connectDatabase(config);
  try {
    return await examineDatabase(db, config, what);
  } finally {
    await close();
  }
}

/** The database, without changing it. The embedded one is examined by the shop that has it open. */
const database = (config: Config): Check => ({
  name: 'database',
  run: async () => {
    if (config.databaseUrl) return openedDatabase(config, 'PostgreSQL');
    if (!existsSync(join(config.dataDir, 'db')))
      return warning('There is no embedded database yet: the first start creates it.');
    const unlock = tryLockDataDir(config.dataDir);
    if (!unlock) return skipped('The embedded database is open in the running shop, see there.');
    try {
      return await openedDatabase(config, 'The embedded database');
    } finally {
      unlock();
    }
  },
});

/** Payment providers reject requests when the clock is minutes off, and codes expire in minutes. */
const CLOCK_LIMIT_S = 30;

async function timeOfDatabase(config: Config): Promise<Date> {
  const { db, close } = await connectDatabase(config);
  try {
    return await findDatabaseTime(db);
  } finally {
    await close();
  }
}

/** The `Date` header of a web server, exact to a second. */
async function timeOfServer(origin: string): Promise<Date> {
  const answer = await fetch(origin, { method: 'HEAD', redirect: 'manual' });
  return new Date(answer.headers.get('date') ?? '');
}

const clock = (config: Config, now: Clock): Check => ({
  name: 'clock',
  run: async () => {
    const sources = configuredPayment(config).formOrigins.map(
      (origin) => [new URL(origin).host, () => timeOfServer(origin)] as const,
    );
    if (config.databaseUrl) sources.unshift(['the database', () => timeOfDatabase(config)]);
    if (sources.length === 0) return skipped('There is no other clock to compare it with.');
    const apart = await Promise.all(
      sources.map(async ([name, time]) => {
        const seconds = Math.round((now().getTime() - (await time()).getTime()) / 1000);
        return { name, seconds };
      }),
    );
    const text = apart.map(({ name, seconds }) => `${seconds} s ahead of ${name}`).join(', ');
    const isOff = apart.some(({ seconds }) => !(Math.abs(seconds) <= CLOCK_LIMIT_S));
    return isOff ? fault(`The clock is ${text}: set it by NTP.`) : ok(`${text}.`);
  },
});

export const machineChecks = (config: Config, now: Clock): Check[] => [
  disk(config),
  database(config),
  clock(config, now),
];
