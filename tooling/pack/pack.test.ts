import { spawn, spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { remoteManifestSchema, SLOT_VERSIONS } from '@pinpu/shared/contracts';
import { readRemoteManifest } from '../../server/src/modules/delivery/registry/built.ts';
import { root } from '../build/workspaces.ts';
import { answersFrom, end } from '../operations/child-process.ts';
import { expectHashes, expectNodeBuild, expectServed } from '../scaffold/expect-served.ts';
import { readJson, writeJson } from '../scaffold/json-file.ts';
import { installedFolder } from './installed-folder.ts';
import { packPackages } from './pack.ts';

const LIMIT_MS = 120_000;
const SHOP = 'https://shop.example';
const [SLOT = ''] = Object.keys(SLOT_VERSIONS);
let work = '';
let folder = '';

beforeAll(() => {
  work = mkdtempSync(path.join(tmpdir(), 'pinpu-packages-'));
  folder = installedFolder(packPackages(work));
}, LIMIT_MS);
afterAll(() => {
  for (const place of [work, folder]) rmSync(place, { recursive: true, force: true });
});

/** Runs a program of the folder, as `npx` and npm scripts do. */
function run(program: string, ...args: string[]) {
  const { NODE_OPTIONS: _, ...env } = process.env;
  const file = path.join(folder, 'node_modules', program);
  const done = spawnSync(process.execPath, [file, ...args], { cwd: folder, encoding: 'utf8', env });
  return { status: done.status, output: `${done.stdout}${done.stderr}` };
}
const pinpu = (...args: string[]) => run('@pinpu/tooling/cli/main.js', ...args);

interface Installed {
  version: string;
}

const placeOf = (name: string) => path.join(folder, 'node_modules/@pinpu', name);
const packageOf = (name: string) => readJson<Installed>(path.join(placeOf(name), 'package.json'));
const write = (file: string, text: string) => writeFileSync(path.join(folder, file), text);

it('the usage lists the commands, and an error says why a name or a folder is rejected [M3]', () => {
  expect(pinpu()).toMatchObject({ status: 1, output: expect.stringContaining('pinpu build') });
  expect(pinpu('bild').output).toContain('pinpu has no command bild.');
  expect(pinpu('new', 'wishlist').output).toContain('"wishlist" can\'t be a remote\'s name');
  expect(pinpu('new', 'mf-api').output).toContain('/api, which the server serves');
  expect(pinpu('build')).toMatchObject({
    status: 1,
    output: expect.stringMatching(/is no remote/),
  });
});

it(
  'makes a remote in an empty folder, which the shop serves with its title, hints and hashes [M3]',
  async () => {
    expect(pinpu('new', 'mf-wishlist')).toMatchObject({ status: 0 });
    expect(pinpu('new', 'mf-wishlist').output).toMatch(/exists already/);
    const checkout = readJson<{ overrides: object }>(path.join(root, 'package.json'));
    expect(readJson(path.join(folder, 'package.json'))).toMatchObject({
      dependencies: { '@pinpu/shared': expect.stringMatching(/^file:.*\.tgz$/) },
      devDependencies: { '@pinpu/tooling': expect.stringMatching(/^file:.*\.tgz$/) },
      overrides: checkout.overrides,
    });
    const built = pinpu('build');
    expect(built).toMatchObject({ status: 0, output: expect.stringContaining('mf-wishlist') });

    const dist = path.join(folder, 'dist');
    const manifest = readRemoteManifest(path.join(dist, 'remote.json'));
    expect(manifest.requires).toBe(`^${packageOf('shared').version}`);
    expect(manifest.checks).toBe('every-file');
    expectHashes(dist, manifest.integrity);
    await expectNodeBuild(path.join(dist, manifest.node ?? ''), 'wishlist');
    const base = '/remotes/mf-wishlist/0.1.0/';
    const version = { ...manifest, base, status: 'live' as const };
    const remote = { stable: '0.1.0', versions: { '0.1.0': version }, history: [] };
    const [{ files = [] } = {}] = manifest.routes;
    expect(files).toHaveLength(3);
    await expectServed(
      { 'mf-wishlist': remote },
      files.map((file) => [base + file, manifest.integrity[file]]),
    );
  },
  LIMIT_MS,
);

it('requires the version of shared that is installed there [M3]', () => {
  const file = path.join(placeOf('shared'), 'package.json');
  const before = readFileSync(file, 'utf8');
  try {
    writeJson(file, { ...packageOf('shared'), version: '1.7.3' });
    expect(pinpu('build').output).toContain('needs @pinpu/shared ^1.7.3');
  } finally {
    writeFileSync(file, before);
  }
});

it(
  'serves it from source to the pages of one shop, and writes nothing there [M3]',
  async () => {
    const port = String(randomInt(20_000, 30_000));
    const args = [path.join(placeOf('tooling'), 'cli/main.js'), 'dev', '--for', SHOP];
    const environment = { ...process.env, PORT: port };
    const server = spawn(process.execPath, args, { cwd: folder, env: environment });
    try {
      const url = `http://localhost:${port}/`;
      expect(await answersFrom(`${url}remote.json`, server, LIMIT_MS)).toBe(true);
      const answer = await fetch(`${url}remote.json`);
      expect(answer.headers.get('access-control-allow-origin')).toBe(SHOP);
      const { entry, node } = remoteManifestSchema.parse(await answer.json());
      for (const file of [entry, node]) expect((await fetch(url + file)).status).toBe(200);
    } finally {
      await end(server);
    }
    expect(globSync('{,dist/}entry.js', { cwd: folder })).toEqual([]);
    expect(pinpu('dev').output).toMatch(/^Name the shop/);
  },
  LIMIT_MS,
);

it(
  'tests it with the packed jest project [M3]',
  () => {
    const tested = run('jest/bin/jest.js', '--ci');
    expect(tested.output).toMatch(/1 passed, 1 total/);
    expect(tested.status).toBe(0);
  },
  LIMIT_MS,
);

it(
  'the new folder has the types of slots, events, components and theme [M3]',
  () => {
    const tsc = () => run('typescript/bin/tsc', '--noEmit');
    expect(tsc()).toEqual({ status: 0, output: '' });
    write(
      'src/probe.tsx',
      `import { SLOT_VERSIONS } from '@pinpu/shared/contracts';
import { emitAppEvent } from '@pinpu/shared/events';
import type { SlotLoaders } from '@pinpu/shared/slots';
import { EmptyState } from '@pinpu/shared/ui';
import styled from 'styled-components';
export const version: 9 = SLOT_VERSIONS['${SLOT}'];
export const slots: SlotLoaders = { 'product.nowhere': async () => () => null };
emitAppEvent('APP_EC_NOTHING', {});
export const shown = <EmptyState colour="red">—</EmptyState>;
export const Box = styled.p\`color: \${({ theme }) => theme.colour.nothing};\`;
`,
    );
    const lines = tsc().output.match(/probe\.tsx\(\d+/g) ?? [];
    rmSync(path.join(folder, 'src/probe.tsx'));
    expect(lines.map((line) => Number(line.split('(')[1]))).toEqual([6, 7, 8, 9, 10]);
  },
  LIMIT_MS,
);

it('checks it by the rules of a remote [M3]', () => {
  expect(run('@biomejs/biome/bin/biome', 'check', '.', '--error-on-warnings')).toMatchObject({
    status: 0,
  });
  expect(pinpu('lint')).toMatchObject({ status: 0, output: expect.stringMatching(/3 files/) });
  write(
    'src/probe.ts',
    `import { atom } from 'jotai';
import { cart } from '@pinpu/mf-cart/state';
import { renderAt } from '@pinpu/shared/testing';
export const told = [atom, cart, renderAt, import('react-router-dom/server'), '#a01f24'];
`,
  );
  const { status, output } = pinpu('lint');
  rmSync(path.join(folder, 'src/probe.ts'));
  expect(status).toBe(1);
  expect(output.trim().split('\n')).toEqual([
    'mf-wishlist/src/probe.ts imports jotai: take jotai from @pinpu/shared/state',
    'mf-wishlist/src/probe.ts imports @pinpu/mf-cart/state: a remote imports neither another remote, the shell, the server nor tooling',
    'mf-wishlist/src/probe.ts imports @pinpu/shared/testing: it is for tests',
    'mf-wishlist/src/probe.ts imports react-router-dom/server: take react-router-dom from @pinpu/shared/router',
    'mf-wishlist/src/probe.ts:4 raw colour "#a01f24": take it from the theme',
    expect.stringContaining('told says "told"'),
  ]);
});

it('stops a build whose manifest names a slot version that the installed shared has not [M3]', () => {
  const file = path.join(folder, 'remote.json');
  const before = readFileSync(file, 'utf8');
  write('remote.json', before.replace('"fills": {}', `"fills": { "${SLOT}": { "version": 2 } }`));
  const { status, output } = pinpu('build');
  write('remote.json', before);
  expect(status).toBe(1);
  expect(output).toContain(`slot ${SLOT} is at contract version 1, not 2`);
});
