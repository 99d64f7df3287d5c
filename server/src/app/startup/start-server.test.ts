import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connectEmbedded, openEmbedded } from '../../platform/db/embedded.ts';
import { contents, laterMigrations } from '../../testing/stored-database.ts';

const MAIN = join(import.meta.dirname, '../../main.ts');
jest.setTimeout(60_000);

let dataDir = '';
const running: ChildProcess[] = [];

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'pinpu-start-'));
});
afterEach(async () => {
  await Promise.all(
    running.splice(0).map(async (child) => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGKILL');
      await once(child, 'exit');
    }),
  );
  rmSync(dataDir, { recursive: true, force: true });
});

/** A server of its own; `ready` has its output once it listens, `ended` its code and what it said when it ended. */
function start(env: Record<string, string>) {
  const child = spawn(process.execPath, [MAIN], {
    env: {
      DATA_DIR: dataDir,
      DIST_DIR: 'off',
      DEMO_SHOP: 'off',
      LOG_LEVEL: 'silent',
      PORT: '0',
      HOST: '127.0.0.1',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.push(child);
  let [out, err] = ['', ''];
  child.stderr?.on('data', (bytes) => {
    err += bytes;
  });
  const ready = new Promise<string>((resolve, reject) => {
    child.stdout?.on('data', (bytes) => {
      out += bytes;
      if (out.includes('Pinpu 拼鋪 http')) resolve(out);
    });
    child.on('exit', (code) => reject(new Error(`ended with ${code}: ${err}`)));
  });
  ready.catch(() => undefined);
  const ended = once(child, 'close').then(([code]: unknown[]) => ({ code, err }));
  return { child, ready, ended };
}

describe('starting', () => {
  it('refuses a second process on DATA_DIR, and takes over from one that was killed', async () => {
    const first = start({});
    expect(await first.ready).toMatch(/admin \/ [a-z2-9]{16}\n/);
    const { code, err } = await start({}).ended;
    expect(code).toBe(1);
    expect(err).toBe(
      `DATA_DIR ${dataDir} is in use by another process (${first.child.pid}): stop that one, or give this one another DATA_DIR.\n`,
    );
    first.child.kill('SIGKILL');
    await first.ended;
    expect(await start({}).ready).not.toContain('admin /');
  });

  it('says that the port is in use', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const address = other.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const { code, err } = await start({ PORT: String(port) }).ended;
    other.close();
    expect([code, err]).toEqual([
      1,
      `PORT ${port} is in use by another program: stop that one, or start this one with another PORT.\n`,
    ]);
  });

  it('ends with one sentence for a wrong environment, before it touches anything', async () => {
    const { code, err } = await start({ PORT: 'http' }).ended;
    expect([code, err]).toEqual([
      1,
      'PORT is "http", but must be a whole number from 0 to 65535: correct it in the environment or in .env.\n',
    ]);
    expect(existsSync(join(dataDir, 'lock'))).toBe(false);
  });

  it("says that a database can't be reached", async () => {
    const { code, err } = await start({ DATABASE_URL: 'postgres://shop:secret@127.0.0.1:1/shop' })
      .ended;
    expect(code).toBe(1);
    expect(err).toMatch(/^The database of DATABASE_URL can't be reached .*: start it, .*\n$/);
    expect(err).not.toContain('secret');
  });

  it('ends with one sentence at a database of a newer release', async () => {
    const { db, close } = await openEmbedded(join(dataDir, 'db'), {}, laterMigrations());
    const held = await contents(db);
    await close();
    const { code, err } = await start({}).ended;
    expect(code).toBe(1);
    expect(err).toMatch(
      /^The database was upgraded by a newer release .* Nothing was changed\.\n$/,
    );
    const after = await connectEmbedded(join(dataDir, 'db'));
    expect(await contents(after.db)).toEqual(held);
    await after.close();
  });

  it('stops in order when it is asked to', async () => {
    const { child, ready, ended } = start({});
    await ready;
    child.kill('SIGTERM');
    expect((await ended).code).toBe(0);
  });
});
