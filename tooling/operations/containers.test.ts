import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { root } from '../build/workspaces.ts';

const podman = ['/usr/bin/podman', '/usr/local/bin/podman'].find(existsSync);
const isEnabled = process.env.CONTAINERS === 'on';
if (!podman || !isEnabled)
  console.log('the test of containers is left out: it needs podman, and CONTAINERS=on');

const TEN_MINUTES_MS = 600_000;
jest.setTimeout(6 * TEN_MINUTES_MS);

const [NETWORK, SERVER, SHELL] = ['pinpu-test', 'pinpu-test-server', 'pinpu-test-shell'];
const PORT = 18_180;

function run(...args: string[]): string {
  const { status, stdout, stderr } = spawnSync(podman ?? '', args, { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Error(`podman ${args.join(' ')}: ${stderr}`);
  return stdout;
}

const quietly = (...args: string[]) => spawnSync(podman ?? '', args);

function startServer() {
  run(
    ...['run', '--detach', '--name', SERVER, '--network', NETWORK, '--network-alias', 'server'],
    ...['--env', 'TRUST_PROXY=uniquelocal', '--volume', 'pinpu-test-data:/data', SERVER],
  );
}

function removeAll() {
  quietly('rm', '--force', SERVER, SHELL);
  quietly('volume', 'rm', '--force', 'pinpu-test-data');
  quietly('network', 'rm', '--force', NETWORK);
}

const inServer = (...args: string[]) => run('exec', SERVER, ...args);
const status = () =>
  fetch(`http://127.0.0.1:${PORT}/`).then(
    (answer) => answer.status,
    () => 0,
  );
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function untilReady() {
  for (
    let n = 0;
    n < 240 && quietly('exec', SERVER, 'node', 'docker/healthcheck.mjs').status;
    n += 1
  )
    await pause(500);
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
});
