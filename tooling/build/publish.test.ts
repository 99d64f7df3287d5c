import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Registry } from '@pinpu/shared/contracts';
import { openOwnRegistry } from '../../server/src/modules/delivery/registry/index.ts';
import { noteBuild, publishBuilds, readRegistry } from './publish.ts';

let root = '';
const dist = () => path.join(root, 'dist');
const built = () => path.join(dist(), 'built/mf-test');
const published = () => readRegistry(dist()).remotes['mf-test'];

function buildOf(content: string, fields = {}) {
  const integrity = { 'entry.js': `sha384-${'e'.repeat(64)}` };
  const manifest = { entry: 'entry.js', routes: [], slots: {}, requires: '^0.1.0', integrity };
  writeFileSync(path.join(built(), 'remote.json'), JSON.stringify({ ...manifest, ...fields }));
  writeFileSync(path.join(built(), 'entry.js'), content);
  writeFileSync(path.join(built(), 'entry.js.map'), '{"sourcesContent":["secret"]}');
}

async function publish(fresh: string[] = []) {
  const version = noteBuild(root, dist(), 'mf-test');
  await publishBuilds(root, dist(), fresh);
  return version;
}

beforeEach(() => {
  // These describe the shop of the person who runs the tests.
  for (const name of ['DATA_DIR', 'DEPLOYMENT_DIR', 'DEPLOYMENT_STORAGE', 'REGISTRY_KEY_FILE'])
    Reflect.deleteProperty(process.env, name);
  root = mkdtempSync(path.join(tmpdir(), 'pinpu-publish-'));
  mkdirSync(built(), { recursive: true });
  mkdirSync(path.join(root, 'mf-test'));
  writeFileSync(path.join(root, 'mf-test/package.json'), '{"version":"0.1.0"}');
  buildOf('one');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

it('publishes every build under its own version and makes it the stable one [M3]', async () => {
  const first = await publish();
  buildOf('two');
  const second = await publish();
  expect(second).not.toBe(first);
  const remote = published();
  expect(remote?.stable).toBe(second);
  expect(Object.keys(remote?.versions ?? {}).sort()).toEqual([first, second].sort());
  expect(remote?.history).toMatchObject([
    { version: first, action: 'built', by: 'npm run build' },
    { version: second, from: first },
  ]);
  const deployed = path.join(root, '.data/deployments/remotes/mf-test', first, 'entry.js');
  for (const entry of [deployed, path.join(dist(), 'remotes/mf-test', first, 'entry.js')])
    expect(readFileSync(entry, 'utf8')).toBe('one');
});

it('lists every file with its size and hash, but no source map [M1]', async () => {
  const version = await publish();
  expect(published()?.versions[version]?.files).toEqual({
    'entry.js': { kind: 'script', bytes: 3, sha384: expect.stringMatching(/^sha384-.{64}$/) },
    'remote.json': expect.objectContaining({ kind: 'manifest' }),
  });
});

it('changes nothing when the same build is published again [M3]', async () => {
  await publish();
  const before = readFileSync(path.join(dist(), 'registry.json'), 'utf8');
  await publish();
  expect(readFileSync(path.join(dist(), 'registry.json'), 'utf8')).toBe(before);
});

it('makes an earlier version stable again only where it was compiled just now [M3]', async () => {
  const first = await publish();
  buildOf('two');
  const second = await publish();
  buildOf('one');
  await publish();
  expect(published()?.stable).toBe(second);
  await publish(['mf-test']);
  expect(published()?.stable).toBe(first);
});

it('does not make a version stable again that was marked bad since [M4]', async () => {
  const first = await publish();
  buildOf('two');
  const second = await publish();
  const keyFile = path.join(root, '.data/registry-key.pem');
  const registry = await openOwnRegistry(path.join(root, '.data/deployments'), keyFile);
  await registry.change((next) => {
    const bad = next.remotes['mf-test']?.versions[first];
    if (bad !== undefined) bad.status = 'bad';
    return next;
  });
  buildOf('one');
  await publish(['mf-test']);
  expect(published()?.stable).toBe(second);
  expect(published()?.versions[first]?.status).toBe('bad');
});

it('writes filled slots in the older form, too, for readers outside this repository [M4]', async () => {
  const version = await publish();
  const fills = { 'list.filters': { version: 1, name: 'narrow', order: 3 } };
  buildOf('one', { fills });
  const next = await publish();
  const text = readFileSync(path.join(dist(), 'registry.json'), 'utf8');
  const { versions } = JSON.parse(text).remotes['mf-test'];
  expect(versions[next]).toMatchObject({ fills, slots: { 'list.filters': 1 } });
  expect(versions[version]).toMatchObject({ fills: {}, slots: {} });
});

it('names the place of a manifest that is not what the contract says [M4]', async () => {
  writeFileSync(path.join(built(), 'remote.json'), '{"entry":"entry.js"}');
  await expect(publish()).rejects.toThrow(
    /remote\.json is wrong at routes: build the remote again/,
  );
});

it('an unsigned registry of an earlier release is adopted, with its history and its files [M3]', async () => {
  const old: Registry = {
    sequence: 7,
    remotes: {
      'mf-test': {
        stable: '0.0.9',
        history: [{ version: '0.0.9', at: '2026-01-01T00:00:00Z' }],
        versions: {
          '0.0.9': {
            base: '/remotes/mf-test/0.0.9/',
            entry: 'entry.js',
            routes: [],
            fills: {},
            requires: '^0.1.0',
            integrity: {},
            status: 'live',
          },
        },
      },
    },
  };
  const folder = path.join(dist(), 'remotes/mf-test/0.0.9');
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'entry.js'), 'old');
  writeFileSync(path.join(dist(), 'registry.json'), JSON.stringify(old));
  const next = await publish();
  const { stable, history } = published() ?? {};
  expect([stable, history?.map(({ version }) => version)]).toEqual([next, ['0.0.9', next]]);
  const taken = path.join(root, '.data/deployments/remotes/mf-test/0.0.9/entry.js');
  expect(readFileSync(taken, 'utf8')).toBe('old');
});

it.each([['nonsense'], ['{"sequence":1}'], ['']])(
  'a damaged registry %j stays unchanged, and the error says how to fix it [M1]',
  async (text) => {
    const file = path.join(dist(), 'registry.json');
    writeFileSync(file, text);
    await expect(publish()).rejects.toThrow(/put a good copy in its place, or delete it/);
    expect(readFileSync(file, 'utf8')).toBe(text);
  },
);
