import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { connectEmbedded, openEmbedded } from '../../platform/db/embedded.ts';
import { copyMigratedDatabase } from '../../testing/database/database-template.ts';
import { contents, laterMigrations } from '../../testing/database/stored-database.ts';
import { BRIEF, compiledModules, freePort, runInProcess } from '../../testing/shop-process.ts';

const ROOT = join(import.meta.dirname, '../../../..');
jest.setTimeout(60_000);

let dataDir = '';
const running: ChildProcess[] = [];
const newFolder = () => mkdtempSync(join(tmpdir(), 'pinpu-start-'));

/** Puts a migrated database into a folder: creating one takes longer than the start. */
const fill = (folder: string) => copyMigratedDatabase(join(folder, 'db'));

beforeEach(() => {
  dataDir = newFolder();
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

/** A server process; `ready` resolves with its output once it listens, `ended` with its exit code and error output. */
function start(env: Record<string, string>, { root = ROOT, flags = [] as string[] } = {}) {
  const child = spawn(process.execPath, [BRIEF, ...flags, join(root, 'server/src/main.ts')], {
    env: {
      ...compiledModules,
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

/** Makes a process print every file of the demo shop that it loads. */
const NAME_DEMO_MODULES = `import { registerHooks } from 'node:module';
registerHooks({
  load(url, context, nextLoad) {
    if (/demo-shop\\/src\\//.test(url)) process.stdout.write('loads ' + url + '\\n');
    return nextLoad(url, context);
  },
});`;
const namingDemoModules = {
  flags: [`--import=data:text/javascript,${encodeURIComponent(NAME_DEMO_MODULES)}`],
};

const folder = newFolder();
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Starts a shop with no special settings, and ends it by a signal. */
async function runOnce() {
  await fill(folder);
  const { child, ready, ended } = start({ DATA_DIR: folder, DEMO_SHOP: 'off' }, namingDemoModules);
  const printed = await ready;
  child.kill('SIGTERM');
  return { printed, code: (await ended).code };
}

let stopped: ReturnType<typeof runOnce> | undefined;

/** One such shop for all tests; its database is left in `folder`. */
function stoppedShop(): ReturnType<typeof runOnce> {
  stopped ??= runOnce().catch((error: unknown) => {
    stopped = undefined;
    throw error;
  });
  return stopped;
}

const LIVE = {
  SHOP_MODE: 'live',
  DEMO_SHOP: '',
  PUBLIC_URL: 'https://shop.example',
  SMTP_URL: 'smtp://127.0.0.1:1',
  MAIL_FROM: 'shop@shop.example',
  PAYMENT_PROVIDER: 'linepay',
  LINEPAY_CHANNEL_ID: '1650000001',
  LINEPAY_CHANNEL_SECRET: '0123456789abcdef0123456789abcdef',
  LINEPAY_BASE_URL: 'https://api-pay.line.me',
};

describe('starting', () => {
  it('creates what an empty DATA_DIR lacks, prints no password, rejects a second process on it, and takes over from one that was killed [finding L25]', async () => {
    const first = start({});
    const passwordFile = join(dataDir, 'admin-password.txt');
    const printed = await first.ready;
    expect(printed).toContain(`admin, password in ${passwordFile}\n`);
    const password = readFileSync(passwordFile, 'utf8').trim();
    expect(password).toMatch(/^[a-z2-9]{16}$/);
    expect(printed).not.toContain(password);
    expect(statSync(passwordFile).mode & 0o777).toBe(0o600);
    const { code, err } = await start({}).ended;
    expect(code).toBe(1);
    expect(err).toBe(
      `DATA_DIR ${dataDir} is in use by another process (${first.child.pid}): stop that one, or give this one another DATA_DIR.\n`,
    );
    first.child.kill('SIGKILL');
    await first.ended;
    expect(await start({}).ready).not.toContain('admin, ');
  });

  it('says that the port is in use', async () => {
    await fill(dataDir);
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

  it('says at every start that it is a demo [finding C1]', async () => {
    const { printed } = await stoppedShop();
    expect(printed).toContain('示範模式 Demo: nothing is paid or shipped.');
  });

  it('does not start as a demo that others can reach, and changes nothing [finding C1]', async () => {
    const { code, err } = await start({ PUBLIC_URL: 'https://shop.example' }).ended;
    expect(code).toBe(1);
    expect(err).toMatch(/^PUBLIC_URL is no address of this machine, .* set SHOP_MODE=live .*\n$/);
    expect(existsSync(join(dataDir, 'lock'))).toBe(false);
  });

  it('starts live on a database of its own, and on none with an account of the demo shop [finding C1]', async () => {
    await fill(dataDir);
    const first = start(LIVE);
    // For a live shop it prints that pages are missing, and no demo hints.
    expect(await first.ready).toMatch(/^(?!.*(?:示範模式|dev\/mail)).*提醒 Warning: .*: 退換貨, /s);
    first.child.kill('SIGTERM');
    await first.ended;
    const { db, close } = await connectEmbedded(join(dataDir, 'db'));
    await db.execute(
      "INSERT INTO members (cus_id, acc_email, c_date, u_date) VALUES ('m', 'member@pinpu.test', now(), now())",
    );
    await close();
    const { code, err } = await start(LIVE).ended;
    expect(code).toBe(1);
    expect(err).toMatch(/^The database holds .* of the demo shop \(member@pinpu\.test\): .*\n$/);
  });

  it('needs the server key of its database, unless its secrets are given up [finding L25]', async () => {
    await stoppedShop();
    const other = { DATA_DIR: folder, SERVER_KEY: 'ab'.repeat(32) };
    const { code, err } = await start(other).ended;
    expect(code).toBe(1);
    expect(err).toMatch(/^SERVER_KEY is not the key that this database's secrets .*\n$/);
    const reset = await runInProcess('server-key', ['reset'], other);
    expect([reset.code, reset.out]).toEqual([0, expect.stringContaining('are replaced')]);
    expect(await start(other).ready).not.toContain('admin, ');
  });

  it("reports that a database can't be reached", async () => {
    const { code, err } = await start({ DATABASE_URL: 'postgres://shop:secret@127.0.0.1:1/shop' })
      .ended;
    expect(code).toBe(1);
    expect(err).toMatch(/^The database of DATABASE_URL can't be reached .*: start it, .*\n$/);
    expect(err).not.toContain('secret');
  });

  it('ends with one sentence at a database of a newer release', async () => {
    await fill(dataDir);
    const { db, close } = await openEmbedded(join(dataDir, 'db'), {}, laterMigrations());
    const before = await contents(db);
    await close();
    const { code, err } = await start({}).ended;
    expect(code).toBe(1);
    expect(err).toMatch(
      /^The database was upgraded by a newer release .* Nothing was changed\.\n$/,
    );
    const after = await connectEmbedded(join(dataDir, 'db'));
    expect(await contents(after.db)).toEqual(before);
    await after.close();
  });

  it('stops in time although a client never ends its request [finding M12]', async () => {
    await fill(dataDir);
    const port = await freePort();
    const { child, ready, ended } = start({ PORT: String(port), STOP_TIMEOUT_MS: '1000' });
    await ready;
    const client = connect(port, '127.0.0.1');
    const gone = once(client, 'close');
    client.on('error', () => undefined);
    client.write(
      'POST /api/cart/update?s=slow HTTP/1.1\r\nhost: shop.test\r\ncontent-length: 9000\r\n',
    );
    client.write('content-type: application/json\r\nexpect: 100-continue\r\n\r\n');
    await once(client, 'data');
    const drip = setInterval(() => client.write(' '), 300);
    child.kill('SIGTERM');
    expect((await ended).code).toBe(0);
    clearInterval(drip);
    await gone;
  });

  it('shuts down in order on a signal', async () => {
    expect((await stoppedShop()).code).toBe(0);
  });
});

/** The packages a live shop needs: the server and its dependencies, without the demo shop's. */
function checkoutWithoutDemoShop(): string {
  const root = join(dataDir, 'checkout');
  for (const entry of ['package.json', 'server', 'shared'])
    cpSync(join(ROOT, entry), join(root, entry), { recursive: true });
  const packages = join(ROOT, 'node_modules');
  for (const entry of readdirSync(packages).filter((name) => !/^(?:\.|@pinpu)/.test(name))) {
    mkdirSync(join(root, 'node_modules'), { recursive: true });
    symlinkSync(join(packages, entry), join(root, 'node_modules', entry));
  }
  const shared = join(root, 'node_modules/@pinpu/shared');
  mkdirSync(dirname(shared), { recursive: true });
  symlinkSync(join(root, 'shared'), shared);
  return root;
}

describe('the demo shop', () => {
  it('fills an empty database where DEMO_SHOP is on', async () => {
    await fill(dataDir);
    const out = await start({ DEMO_SHOP: 'on' }, namingDemoModules).ready;
    expect(out).toContain('準備示範商店');
    expect(out).toMatch(/loads .*demo-shop.*\n/);
  });

  it('is not loaded where DEMO_SHOP is off', async () => {
    const { printed } = await stoppedShop();
    expect(printed).not.toContain('loads ');
  });

  it('need not be installed for a shop with its own goods', async () => {
    await fill(dataDir);
    const root = checkoutWithoutDemoShop();
    expect(await start({ DEMO_SHOP: 'off' }, { root }).ready).toContain('admin, ');
    const { code, err } = await start(
      { DEMO_SHOP: 'on', DATA_DIR: join(dataDir, 'second') },
      { root },
    ).ended;
    expect([code, err]).toEqual([
      1,
      'The demo shop is not installed here: set DEMO_SHOP=off, or install the workspace demo-shop.\n',
    ]);
  });
});
