import { operatorToken } from '../../modules/operator/token.ts';
import { systemClock } from '../../platform/clock.ts';
import type { Config } from '../../platform/config/config.ts';
import { openDatabase } from '../../platform/db/index.ts';
import { StartupError } from '../../platform/errors/startup-error.ts';
import { buildApp } from '../build-app.ts';
import { lockDataDir } from '../startup/data-dir-lock.ts';

interface Answer {
  status: number;
  body: unknown;
}

const headersOf = (config: Config) => ({
  authorization: `Bearer ${operatorToken(config.dataDir)}`,
});

/** Asks the shop that is running on this DATA_DIR. */
async function askRunning(config: Config, path: string, payload: object): Promise<Answer> {
  const host = config.host === '0.0.0.0' || config.host === '::' ? '127.0.0.1' : config.host;
  const headers = { ...headersOf(config), 'content-type': 'application/json' };
  try {
    const answer = await fetch(
      `http://${host.includes(':') ? `[${host}]` : host}:${config.port}${path}`,
      {
        method: 'POST',
        headers,
        body: JSON.stringify(payload),
      },
    );
    return { status: answer.status, body: await answer.json() };
  } catch {
    throw new StartupError(
      `DATA_DIR ${config.dataDir} is in use, but no shop answers at port ${config.port}: set PORT as the running shop has it.`,
    );
  }
}

/** Opens the database itself, where no shop is running on this DATA_DIR. */
async function askStopped(config: Config, path: string, payload: object): Promise<Answer> {
  const database = await openDatabase(config);
  try {
    const app = await buildApp({
      config: { ...config, distDir: null, logLevel: 'error' },
      db: database.db,
      clock: systemClock,
      background: false,
    });
    const answer = await app.inject({
      method: 'POST',
      url: path,
      headers: headersOf(config),
      payload,
    });
    await app.close();
    return { status: answer.statusCode, body: answer.json() };
  } finally {
    await database.close();
  }
}

function tryLock(dataDir: string): (() => void) | undefined {
  try {
    return lockDataDir(dataDir);
  } catch (error) {
    if (error instanceof StartupError && error.message.includes('is in use')) return undefined;
    throw error;
  }
}

/** One call to the shop of this configuration, whether it runs or not. */
export async function askShop(config: Config, path: string, payload: object): Promise<Answer> {
  const unlock = tryLock(config.dataDir);
  if (unlock === undefined) return askRunning(config, path, payload);
  try {
    return await askStopped(config, path, payload);
  } finally {
    unlock();
  }
}
