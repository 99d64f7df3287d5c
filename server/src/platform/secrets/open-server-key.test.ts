import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { emptyTables, openTestDatabase } from '../../testing/database/database-template.ts';
import { contents } from '../../testing/database/stored-database.ts';
import { readConfig } from '../config/config.ts';
import type { Database, DatabaseHandle } from '../db/index.ts';
import { serverKeys } from '../db/schema/index.ts';
import { openServerKey, resetServerKey } from './open-server-key.ts';
import { findServerKeys, insertServerKey } from './server-keys-repository.ts';
import { findOrCreateSecret } from './stored-secret.ts';

jest.setTimeout(120_000);

const now = new Date('2026-11-22T10:00:00+08:00');
const opening = { now, replaced: ['admin-signing'] };
const [KEY, OTHER] = ['1'.repeat(64), '2'.repeat(64)];

let handle: DatabaseHandle;
let db: Database;
let dataDir = '';

beforeAll(async () => {
  handle = await openTestDatabase();
  db = handle.db;
});
beforeEach(async () => {
  await emptyTables(handle);
  dataDir = mkdtempSync(join(tmpdir(), 'pinpu-key-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));
afterAll(() => handle.close());

const settings = (env: Record<string, string> = {}) => readConfig({ DATA_DIR: dataDir, ...env });
const open = (env?: Record<string, string>) => openServerKey(db, settings(env), opening);
const secretOf = async (name: string, env?: Record<string, string>) =>
  findOrCreateSecret(
    { db, serverKey: await open(env), clock: () => now },
    name,
    () => `new ${name}`,
  );
const valuesOf = async () =>
  Object.fromEntries((await findServerKeys(db)).map(({ name, value }) => [name, value]));

describe('the server key [finding L25]', () => {
  it('is generated into a file of the owner alone, and is the same at the next start', async () => {
    const key = await open();
    const file = join(dataDir, 'server.key');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(Buffer.from(readFileSync(file, 'utf8'), 'base64').length).toBe(32);
    expect((await open()).equals(key)).toBe(true);
  });

  it.each([
    ['hexadecimal', Buffer.alloc(32, 0xfb).toString('hex')],
    ['base64', Buffer.alloc(32, 0xfb).toString('base64')],
    ['base64url', Buffer.alloc(32, 0xfb).toString('base64url')],
  ])('comes from SERVER_KEY in %s, or from a configured file', async (_name, text) => {
    const key = await open({ SERVER_KEY: text });
    expect(existsSync(join(dataDir, 'server.key'))).toBe(false);
    expect(key.export()).toEqual(Buffer.alloc(32, 0xfb));
    const SERVER_KEY_FILE = join(dataDir, 'key.txt');
    writeFileSync(SERVER_KEY_FILE, `${text}\n`);
    expect((await open({ SERVER_KEY_FILE })).equals(key)).toBe(true);
  });

  it('encrypts what is stored, and what an older release left in clear', async () => {
    await insertServerKey(db, { name: 'sandbox-pay', value: 'old sandbox-pay' }, now);
    expect(await secretOf('sandbox-pay')).toBe('old sandbox-pay');
    expect(await secretOf('client-address')).toBe('new client-address');
    const values = await valuesOf();
    expect(Object.keys(values).sort()).toEqual(['client-address', 'sandbox-pay', 'server-key']);
    for (const value of Object.values(values)) expect(value).toMatch(/^enc1:[\w-]{40,}$/);
    expect(await secretOf('sandbox-pay')).toBe('old sandbox-pay');
  });

  it('replaces secrets that make an administrator, where older backups have them in clear', async () => {
    await insertServerKey(db, { name: 'admin-signing', value: 'old' }, now);
    expect(await secretOf('admin-signing')).toBe('new admin-signing');
    expect(await secretOf('admin-signing')).toBe('new admin-signing');
  });

  it('does not move a value from one secret to another', async () => {
    await secretOf('a');
    const { a = '' } = await valuesOf();
    await db.insert(serverKeys).values({ name: 'b', value: a, c_date: now });
    await expect(open()).rejects.toThrow(/is not the key/);
  });

  it.each([
    ['another', () => ({ SERVER_KEY: OTHER }), 'SERVER_KEY is not the key'],
    ['a lost', () => ({}), 'server.key is not the key'],
  ])(
    '%s key ends the start with a sentence, and nothing is changed',
    async (_name, env, message) => {
      await secretOf('a', { SERVER_KEY: KEY });
      const before = await contents(db);
      await expect(open(env())).rejects.toThrow(message);
      await expect(open(env())).rejects.toThrow(
        /^[^\n]+ run "npm run server-key -- reset" [^\n]+\.$/,
      );
      expect(existsSync(join(dataDir, 'server.key'))).toBe(false);
      expect(await contents(db)).toEqual(before);
    },
  );

  it('a damaged or unreadable server key ends the start with a sentence', async () => {
    const file = join(dataDir, 'server.key');
    writeFileSync(file, 'short');
    await expect(open()).rejects.toThrow(/^\S+server\.key holds no server key of 32 bytes: .*\.$/);
    rmSync(file);
    await expect(open({ SERVER_KEY_FILE: dataDir })).rejects.toThrow(/can't be read/);
    const below = join(file, 'x');
    writeFileSync(file, KEY);
    await expect(open({ SERVER_KEY_FILE: below })).rejects.toThrow(/^The server key .*\.$/);
  });

  it('the server key of a live shop on PostgreSQL must be named, since its instances share it', async () => {
    const env = { SHOP_MODE: 'live', DATABASE_URL: 'postgres://shop@db.example/shop' };
    await expect(open(env)).rejects.toThrow(/^SERVER_KEY is not set, [^\n]+\.$/);
    expect(await findServerKeys(db)).toEqual([]);
    const SERVER_KEY_FILE = join(dataDir, 'key.txt');
    await open({ ...env, SERVER_KEY_FILE });
    expect(existsSync(SERVER_KEY_FILE)).toBe(true);
  });

  it('a lost server key can be replaced: its secrets are generated again', async () => {
    const reset = (SERVER_KEY: string) => resetServerKey(db, settings({ SERVER_KEY }), opening);
    await secretOf('a', { SERVER_KEY: KEY });
    expect(await reset(KEY)).toBe(0);
    expect(await secretOf('a', { SERVER_KEY: KEY })).toBe('new a');
    expect(await reset(OTHER)).toBe(2);
    await expect(open({ SERVER_KEY: KEY })).rejects.toThrow(/is not the key/);
    expect(await secretOf('b', { SERVER_KEY: OTHER })).toBe('new b');
    expect(Object.keys(await valuesOf()).sort()).toEqual(['b', 'server-key']);
  });
});

describe('instances that start at once [finding L25]', () => {
  const started = async (keys: readonly string[]) => {
    await insertServerKey(db, { name: 'sandbox-pay', value: 'old sandbox-pay' }, now);
    const results = await Promise.allSettled(keys.map((SERVER_KEY) => open({ SERVER_KEY })));
    return results.map(({ status }) => status).sort();
  };

  it('instances with one key encrypt once', async () => {
    expect(await started([KEY, KEY, KEY])).toEqual(Array(3).fill('fulfilled'));
    expect(await secretOf('sandbox-pay', { SERVER_KEY: KEY })).toBe('old sandbox-pay');
  });

  it('instances with several keys: one starts, the others end with a sentence', async () => {
    expect(await started([KEY, OTHER, '3'.repeat(64)])).toEqual([
      'fulfilled',
      'rejected',
      'rejected',
    ]);
  });
});
