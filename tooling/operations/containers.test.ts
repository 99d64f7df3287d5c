import { execFile, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { root } from '../build/workspaces.ts';

const podman = ['/usr/bin/podman', '/usr/local/bin/podman'].find(existsSync);
const isEnabled = process.env.CONTAINERS === 'on';
if (!podman || !isEnabled)
  console.log('the test of containers is left out: it needs podman, and CONTAINERS=on');

const TEN_MINUTES_MS = 600_000;
jest.setTimeout(6 * TEN_MINUTES_MS);

const NETWORK = 'pinpu-test';
const [SERVER, SECOND, SHELL, DATABASE] = ['server', 'server-2', 'shell', 'postgres'].map(
  (name) => `pinpu-test-${name}`,
) as [string, string, string, string];
const PORT = 18_180;

function run(...args: string[]): string {
  const { status, stdout, stderr } = spawnSync(podman ?? '', args, { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Error(`podman ${args.join(' ')}: ${stderr}`);
  return stdout;
}

const runAsync = (...args: string[]) => promisify(execFile)(podman ?? '', args);
const quietly = (...args: string[]) => spawnSync(podman ?? '', args);

const serverArgs = (name: string, volume: string, settings: readonly string[]) => [
  ...['run', '--detach', '--name', name, '--network', NETWORK, '--network-alias', 'server'],
  ...['TRUST_PROXY=uniquelocal', ...settings].flatMap((one) => ['--env', one]),
  ...['--volume', `${volume}:/data`, SERVER],
];

const startServer = () => run(...serverArgs(SERVER, 'pinpu-test-data', []));

function removeAll() {
  quietly('rm', '--force', SERVER, SECOND, SHELL, DATABASE);
  quietly('volume', 'rm', '--force', 'pinpu-test-data', 'pinpu-test-shared');
  quietly('network', 'rm', '--force', NETWORK);
}

const inServer = (...args: string[]) => run('exec', SERVER, ...args);
const status = () =>
  fetch(`http://127.0.0.1:${PORT}/`).then(
    (answer) => answer.status,
    () => 0,
  );
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function isHealthy(name: string) {
  const check = runAsync('exec', name, 'node', 'docker/healthcheck.mjs');
  return check.then(
    () => true,
    () => false,
  );
}

async function untilReady(name = SERVER) {
  for (let n = 0; n < 240 && !(await isHealthy(name)); n += 1) await pause(500);
}

const compose = readFileSync(path.join(root, 'docker-compose.yml'), 'utf8');

/** What docker-compose.yml sets for both servers, on the database of this test. */
const COMPOSED = [
  ...['UPLOADS_DIR', 'DEPLOYMENT_DIR', 'REGISTRY_KEY_FILE', 'SERVER_KEY_FILE'].map((name) => {
    const [, value = ''] =
      new RegExp(`^ +${name}: \\$\\{${name}:-(.+)\\}$`, 'm').exec(compose) ?? [];
    return `${name}=${value}`;
  }),
  'DATABASE_URL=postgres://pinpu:secret@postgres:5432/pinpu',
];

function startDatabase() {
  const [, image = ''] = /^ {4}image: (postgres:\S+)$/m.exec(compose) ?? [];
  const settings = ['DB', 'USER'].map((name) => `POSTGRES_${name}=pinpu`);
  run(
    ...['run', '--detach', '--name', DATABASE, '--network', NETWORK, '--network-alias', 'postgres'],
    ...[...settings, 'POSTGRES_PASSWORD=secret'].flatMap((one) => ['--env', one]),
    image,
  );
}

/** How many pages were served and how many failed while shoppers loaded one after another. */
async function pagesDuring(work: () => Promise<void>) {
  const pages = { served: 0, failed: 0 };
  let isOver = false;
  const shoppers = Array.from({ length: 4 }, async () => {
    while (!isOver) pages[(await status()) === 200 ? 'served' : 'failed'] += 1;
  });
  await work().finally(() => {
    isOver = true;
  });
  await Promise.all(shoppers);
  return pages;
}

(podman && isEnabled ? describe : describe.skip)('the images', () => {
  beforeAll(async () => {
    removeAll();
    for (const target of ['server', 'shell'])
      run(
        'build',
        '--file',
        'docker/Dockerfile',
        '--target',
        target,
        '--tag',
        `pinpu-test-${target}`,
        '.',
      );
    run('network', 'create', NETWORK);
    startServer();
    await untilReady();
    run(
      'run',
      '--detach',
      '--name',
      SHELL,
      '--network',
      NETWORK,
      '--publish',
      `127.0.0.1:${PORT}:80`,
      SHELL,
    );
  });
  afterAll(removeAll);

  it('the documented commands run in the image [41 operations D3]', () => {
    expect(inServer('npm', 'run', 'deployments')).toContain('mf-cart');
    expect(
      inServer(...'npm run deployments -- tokens issue --for team --remote mf-cart'.split(' ')),
    ).toMatch(/\S/);
    expect(inServer('npm', 'run', 'doctor')).not.toContain('FAULT');
    const again = 'npm run rollback -- mf-cart --why'.split(' ');
    expect(() => inServer(...again, 'test')).toThrow('沒有更早的版本');
    expect(() => inServer(...'npm run deployments -- canary mf-cart 25'.split(' '))).toThrow(
      /mf-cart/,
    );
  });

  it('a backup is restored from the image [41 operations D2]', async () => {
    inServer('npm', 'run', 'backup', '--', '/data/out.tar.gz');
    run('rm', '--force', SERVER);
    const restore = 'npm run restore -- /data/out.tar.gz --replace'.split(' ');
    run('run', '--rm', '--volume', 'pinpu-test-data:/data', SERVER, ...restore);
    startServer();
    await untilReady();
    expect(inServer('npm', 'run', 'doctor')).not.toContain('FAULT');
  });

  it('a server that is recreated is found within two seconds [41 operations D1]', async () => {
    while ((await status()) !== 200) await pause(200);
    run('rm', '--force', SERVER);
    expect(await status()).toBe(503);
    startServer();
    await untilReady();
    await pause(2000);
    expect(await status()).toBe(200);
  });

  it('with two servers, each is recreated under load without a failed page [41 operations D1]', async () => {
    run('rm', '--force', SERVER);
    startDatabase();
    while (quietly('exec', DATABASE, 'pg_isready', '-U', 'pinpu', '-d', 'pinpu').status !== 0)
      await pause(500);
    const argsOf = (name: string) => {
      const own = name === SECOND ? ['DATA_DIR=/data/server-2'] : [];
      return serverArgs(name, 'pinpu-test-shared', [...COMPOSED, ...own]);
    };
    for (const name of [SERVER, SECOND]) {
      run(...argsOf(name));
      await untilReady(name);
    }
    while ((await status()) !== 200) await pause(200);
    const pages = await pagesDuring(async () => {
      for (const name of [SERVER, SECOND]) {
        await runAsync('stop', '--time', '15', name);
        await runAsync('rm', name);
        await runAsync(...argsOf(name));
        await untilReady(name);
      }
    });
    console.log('pages while both servers were recreated:', pages);
    expect(pages.failed).toBe(0);
    expect(pages.served).toBeGreaterThan(100);
  });
});
