import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { remotesBase } from '../build/remotes-base.ts';
import { remoteNames, root } from '../build/workspaces.ts';

const file = path.join(root, 'docker-compose.yml');
const text = readFileSync(file, 'utf8');
const command = ['/usr/bin/docker-compose', '/usr/local/bin/docker-compose'].find(existsSync);
if (command === undefined)
  console.log('docker-compose config is left out: the command is not here');

/** Runs `config -q` with docker/env.example and a password. */
function check(password: string) {
  const { PATH, HOME } = process.env;
  return spawnSync(
    command ?? '',
    ['-f', file, '--env-file', path.join(root, 'docker/env.example'), 'config', '-q'],
    {
      encoding: 'utf8',
      env: { PATH, HOME, POSTGRES_PASSWORD: password },
    },
  );
}

/** The text of one service, from its name to the next service. */
const service = (name: string) =>
  new RegExp(`^  ${name}:(?: &[\\w-]+)?\\n(?:(?:    .*)?\\n)+`, 'm').exec(text)?.[0] ?? '';

const services = [...text.matchAll(/^ {2}([\w-]+):(?: &[\w-]+)?\n {4}</gm)].map(
  ([, name = '']) => name,
);

it('runs PostgreSQL, a mail catcher, the server, the shell and every remote [M3]', () => {
  expect(services.sort()).toEqual(
    ['mail', 'postgres', 'server', 'server-2', 'shell', ...remoteNames()].sort(),
  );
});

it('checks the health of every service, and restarts it', () => {
  for (const name of services) expect(service(name)).toMatch(/healthcheck:|<<: \*(?:nginx|server)/);
  expect(text).toMatch(/x-nginx: &nginx\n {2}<<: \*every-service\n {2}healthcheck:/);
  expect(text.match(/restart: unless-stopped/g)).toHaveLength(1);
  for (const name of services)
    expect(service(name)).toMatch(/<<: \*(?:every-service|nginx|server)/);
});

it('each remote has an origin of its own, which is the one its files are published under [M1]', () => {
  const setting = /REMOTES_BASE: &remotes-base \$\{REMOTES_BASE:-([^}]+)\}/.exec(text)?.[1];
  const origins = remoteNames().map((name) => {
    const port = /- '\$\{BIND_ADDRESS:-127\.0\.0\.1\}:(\d+):80'/.exec(service(name))?.[1];
    expect(remotesBase(setting, name)).toBe(`http://localhost:${port}/`);
    expect(service(name)).toContain(`REMOTE: ${name}\n`);
    return port;
  });
  expect(new Set(origins).size).toBe(origins.length);
});

it('the second server shares all but its own folder, and answers to the name of the first [41 operations D1]', () => {
  const second = service('server-2');
  expect(second).toMatch(/<<: \*server\n/);
  expect([...second.matchAll(/^ {6}([A-Z_]+):/gm)].map(([, name]) => name)).toEqual(['DATA_DIR']);
  expect(second).toContain("aliases: ['server']");
  for (const name of ['UPLOADS_DIR', 'DEPLOYMENT_DIR', 'REGISTRY_KEY_FILE', 'SERVER_KEY_FILE'])
    expect(service('server')).toContain(`${name}: \${${name}:-/data/`);
});

it('opens no port beyond this machine unless BIND_ADDRESS says so [41 operations W]', () => {
  const ports = [...text.matchAll(/^ {6}- '(.*:\d+)'$/gm)].map(([, port = '']) => port);
  expect(ports.length).toBe(remoteNames().length + 2);
  for (const port of ports)
    expect(port).toMatch(/^(?:127\.0\.0\.1|\$\{BIND_ADDRESS:-127\.0\.0\.1\}):/);
});

it('sends mail to the catcher only where .env says so, and nothing needs it [41 operations D4]', () => {
  expect(service('mail')).toContain("profiles: ['mail-catcher']");
  expect(service('server')).toMatch(/ SMTP_URL: \$\{SMTP_URL:-\}\n/);
  expect(service('server')).not.toContain('mail:\n        condition');
});

it('the image has what its documented commands load [41 operations D3]', () => {
  const image = readFileSync(path.join(root, 'docker/Dockerfile'), 'utf8');
  const [, server = ''] = /AS server\n([\s\S]*?)\nFROM /.exec(image) ?? [];
  const copied = [...server.matchAll(/^COPY --from=\w+ \/shop\/\S+ (\S+)$/gm)].map(
    ([, to = '']) => to,
  );
  const folder = mkdtempSync(path.join(tmpdir(), 'pinpu-image-'));
  try {
    for (const to of copied.filter((one) => one !== 'node_modules' && one !== 'dist'))
      cpSync(path.join(root, to), path.join(folder, to), {
        recursive: true,
        filter: (from) => !from.includes('node_modules'),
      });
    symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
    for (const args of [['rollback', 'mf-cart'], ['canary'], ['tokens', 'issue']]) {
      const { stderr } = spawnSync(
        process.execPath,
        ['--disable-warning=ExperimentalWarning', 'tooling/deploy/main.ts', ...args],
        { cwd: folder, encoding: 'utf8' },
      );
      // The usage: everything was loaded.
      expect(stderr).toContain('npm run rollback -- mf-cart --why TEXT');
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

it('the file contains no secret: each comes from the environment', () => {
  for (const line of text.split('\n').filter((one) => /PASSWORD|_KEY|_IV|SALT|TOKEN/.test(one)))
    expect(line).toMatch(/^#|\$\{/);
});

if (command !== undefined) {
  it('the file is valid', () => {
    expect(check('forThisTest1')).toMatchObject({ status: 0 });
  });

  it('the file does not start without a password, and says what to do', () => {
    const rejected = check('');
    expect(rejected.status).not.toBe(0);
    expect(rejected.stderr).toContain('Set POSTGRES_PASSWORD in .env');
  });
}
