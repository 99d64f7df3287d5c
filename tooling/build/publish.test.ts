import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { publishRemote, readRegistry } from './publish.ts';

let root = '';
const dist = () => path.join(root, 'dist');
const built = () => path.join(root, 'built');
const NOW = new Date('2026-11-21T10:00:00Z');

function buildOf(content: string) {
  const hash = createHash('sha384').update(content).digest('base64');
  const integrity = { 'entry.js': `sha384-${hash}` };
  const manifest = { entry: 'entry.js', routes: [], slots: {}, requires: '^0.1.0', integrity };
  writeFileSync(path.join(built(), 'remote.json'), JSON.stringify(manifest));
  writeFileSync(path.join(built(), 'entry.js'), content);
}
const publish = () => publishRemote(root, dist(), 'mf-test', built(), NOW);

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'pinpu-publish-'));
  for (const folder of ['dist', 'built', 'mf-test']) mkdirSync(path.join(root, folder));
  writeFileSync(path.join(root, 'mf-test/package.json'), '{"version":"0.1.0"}');
  buildOf('one');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

it('publishes every build under its own version and makes it the stable one [M3]', () => {
  const first = publish();
  buildOf('two');
  const second = publish();
  expect(second).not.toBe(first);
  const remote = readRegistry(dist()).remotes['mf-test'];
  expect(remote?.stable).toBe(second);
  expect(Object.keys(remote?.versions ?? {}).sort()).toEqual([first, second].sort());
  expect(remote?.history.map(({ version }) => version)).toEqual([first, second]);
  const olderEntry = path.join(dist(), 'remotes/mf-test', first, 'entry.js');
  expect(readFileSync(olderEntry, 'utf8')).toBe('one');
});

it('changes nothing when the same build is published again [M3]', () => {
  publish();
  const before = readFileSync(path.join(dist(), 'registry.json'), 'utf8');
  publish();
  expect(readFileSync(path.join(dist(), 'registry.json'), 'utf8')).toBe(before);
});

it('keeps a version marked as bad when its build is published again [M4]', () => {
  const version = publish();
  const file = path.join(dist(), 'registry.json');
  writeFileSync(file, readFileSync(file, 'utf8').replace('"status": "live"', '"status": "bad"'));
  publish();
  expect(readRegistry(dist()).remotes['mf-test']?.versions[version]?.status).toBe('bad');
});

it('writes what is filled in the older form too, for readers from outside [M4]', () => {
  const version = publish();
  const fills = { 'list.filters': { version: 1, name: 'narrow', order: 3 } };
  const manifest = {
    ...JSON.parse(readFileSync(path.join(built(), 'remote.json'), 'utf8')),
    fills,
  };
  writeFileSync(path.join(built(), 'remote.json'), JSON.stringify(manifest));
  const next = publish();
  const { remotes } = JSON.parse(readFileSync(path.join(dist(), 'registry.json'), 'utf8'));
  const { versions } = remotes['mf-test'];
  expect(versions[next]).toMatchObject({ fills, slots: { 'list.filters': 1 } });
  expect(versions[version]).toMatchObject({ fills: {}, slots: {} });
});

it('names the place of a manifest that is not what the contract says [M4]', () => {
  writeFileSync(path.join(built(), 'remote.json'), '{"entry":"entry.js"}');
  expect(publish).toThrow(/remote\.json is wrong at routes: build the remote again/);
});

it.each([['nonsense'], ['{"sequence":1}'], ['']])(
  'leaves a damaged registry %j unchanged and says how to fix it [M1]',
  (text) => {
    const file = path.join(dist(), 'registry.json');
    writeFileSync(file, text);
    expect(publish).toThrow(/is damaged: put a good copy in its place, or delete it/);
    expect(readFileSync(file, 'utf8')).toBe(text);
  },
);
