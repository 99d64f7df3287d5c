import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { remoteManifestSchema } from '@pinpu/shared/contracts';
import { readRegistry } from '../build/publish.ts';
import { readManifest } from '../webpack/read-manifest.ts';
import { readFrameSource, readRemoteSource } from '../webpack/read-remote-source.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'pinpu-manifests-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function written(name: string, content: unknown): string {
  const file = path.join(folder, name);
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
}

const frame = { offers: { 'order.details': 1 }, work_slots: [], reads: [] };

it.each([
  [{ ...frame, reads: 'rest' }, 'frame.json is wrong at reads:'],
  [{ ...frame, offer: {} }, 'frame.json is wrong at its root:'],
  [
    { ...frame, offers: { 'order.detail': 1 } },
    'frame.json is wrong: there is no slot order.detail',
  ],
  [{ ...frame, offers: { 'order.details': 9 } }, 'frame.json is wrong: slot order.details is at'],
  [{ ...frame, work_slots: ['work.account'] }, 'frame.json is wrong at work_slots: work.account'],
  ['{', 'frame.json is not JSON'],
])('rejects the frame %j by file and field', (content, fault) => {
  expect(() => readFrameSource(written('frame.json', content))).toThrow(fault);
});

it('reads the frame with its schema for editors', () => {
  const source = { $schema: 'frame.schema.json', ...frame };
  expect(readFrameSource(written('frame.json', source))).toEqual(source);
});

const recipe = (describe: object) => ({
  routes: [
    {
      path: '/recipe/:ID',
      page: 'recipe',
      view: '',
      describe: {
        ...{ kind: 'page', title: '食譜', indexed: true, canonical: '/recipe/:ID' },
        addresses: { data: 'recipes', list: 'body', params: { ID: 'recipe_id' } },
        ...describe,
      },
    },
  ],
  fills: {},
  offers: {},
});

/** The same with other fields of its route. */
const served = (fields: object) => {
  const { routes, ...rest } = recipe({});
  return { ...rest, routes: routes.map((route) => ({ ...route, ...fields })) };
};

it('reads a page that says where its addresses are listed', () => {
  expect(readRemoteSource(written('remote.json', recipe({})))).toEqual(recipe({}));
});

it.each([
  [{ routes: [{ path: 1 }], fills: {}, offers: {} }, 'remote.json is wrong at routes.0.path:'],
  [
    recipe({ addresses: { data: 'recipes', list: 'body', params: {} } }),
    'addresses.params of /recipe/:ID lacks ID',
  ],
  [
    recipe({ canonical: '/recipe' }),
    'addresses.params of /recipe/:ID has ID, which canonical has not',
  ],
  [recipe({ indexd: true }), 'remote.json is wrong at routes.0.describe.indexd: no such field'],
  [
    recipe({ addresses: { data: 'recipes', list: 'body', params: { ID: 'id' }, next: 'p' } }),
    'remote.json is wrong at routes.0.describe.addresses.next: no such field',
  ],
  [
    recipe({ data: 'recipe/:IDD' }),
    'describe.data of /recipe/:ID names the parameter IDD, which the path has not',
  ],
  [
    recipe({ canonical: '/recipe/:NAME', addresses: undefined }),
    'describe.canonical of /recipe/:ID names the parameter NAME',
  ],
  [served({ early: ['recipe/:CODE?p=1'] }), 'early of /recipe/:ID names the parameter CODE'],
  [
    served({ describe: { kind: 'product', id: 'PRD', canonical: '/recipe/:ID' } }),
    'describe.id of /recipe/:ID names the parameter PRD',
  ],
  [
    served({ describe: { kind: 'maker', maker: 'WHO', canonical: '/recipe/:ID' } }),
    'describe.maker of /recipe/:ID names the parameter WHO',
  ],
  [recipe({ indexed: false }), '/recipe/:ID has addresses, but is not indexed'],
  [
    { routes: [], fills: { 'home.aside': { version: 1, rom: {} } }, offers: {} },
    'remote.json is wrong at fills.home.aside.rom: no such field',
  ],
  [
    {
      routes: [],
      fills: { 'home.aside': { version: 1, room: { phone: 0, wider: 80 } } },
      offers: {},
    },
    'remote.json is wrong at fills.home.aside.room.phone:',
  ],
  ['routes', 'remote.json is not JSON'],
])('rejects the remote.json of a team %j by file and field', (content, fault) => {
  expect(() => readRemoteSource(written('remote.json', content))).toThrow(fault);
});

it('rejects a built manifest by file and field', () => {
  const file = written('remote.json', { entry: 'a.js', routes: [], integrity: {} });
  expect(() => readManifest(remoteManifestSchema, file)).toThrow(
    'remote.json is wrong at requires:',
  );
});

it('rejects a registry by file and field, and says how to repair it', () => {
  written('registry.json', { sequence: 1, remotes: { 'mf-a': { stable: 1 } } });
  expect(() => readRegistry(folder)).toThrow(
    /registry\.json is wrong at remotes\.mf-a\.stable: .* Put a good copy in its place/,
  );
});
