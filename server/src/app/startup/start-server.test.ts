import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { connectEmbedded, openEmbedded } from '../../platform/db/embedded.ts';
import { contents, laterMigrations } from '../../testing/stored-database.ts';

const ROOT = join(import.meta.dirname, '../../../..');
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

/** A server process; `ready` resolves with its output once it listens, `ended` with its exit code and error output. */
function start(env: Record<string, string>, { root = ROOT, flags = [] as string[] } = {}) {
  const child = spawn(process.execPath, [...flags, join(root, 'server/src/main.ts')], {
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

  it("reports that a database can't be reached", async () => {
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

  it('shuts down in order on a signal', async () => {
    const { child, ready, ended } = start({});
    await ready;
    child.kill('SIGTERM');
    expect((await ended).code).toBe(0);
  });
});

/** Makes a process print every file of the demo shop and its fonts that it loads. */
const NAME_DEMO_MODULES = `import { registerHooks } from 'node:module';
registerHooks({
  load(url, context, nextLoad) {
    if (/demo-shop\\/src\\/|node_modules\\/(?:fontkit|@fontsource)\\//.test(url)) process.stdout.write('loads ' + url + '\\n');
    return nextLoad(url, context);
  },
});`;
const namingDemoModules = {
  flags: [`--import=data:text/javascript,${encodeURIComponent(NAME_DEMO_MODULES)}`],
};

/** The packages a live shop needs: the server and its dependencies, without the demo shop's. */
function checkoutWithoutDemoShop(): string {
  const root = join(dataDir, 'checkout');
  for (const entry of ['package.json', 'server', 'shared'])
    cpSync(join(ROOT, entry), join(root, entry), { recursive: true });
  const packages = join(ROOT, 'node_modules');
  for (const entry of readdirSync(packages).filter(
    (name) => !/^(?:\.|@pinpu|@fontsource|fontkit)/.test(name),
  )) {
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
    const out = await start({ DEMO_SHOP: 'on' }, namingDemoModules).ready;
    expect(out).toContain('準備示範商店');
    expect(out).toMatch(/loads .*demo-shop.*\n/);
  });

  it('is not loaded where DEMO_SHOP is off, not even its fonts', async () => {
    const out = await start({ DEMO_SHOP: 'off' }, namingDemoModules).ready;
    expect(out).not.toContain('loads ');
  });

  it('need not be installed for a shop with its own goods', async () => {
    const root = checkoutWithoutDemoShop();
    expect(await start({ DEMO_SHOP: 'off' }, { root }).ready).toContain('admin /');
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
