import { PROVIDED } from '../../../testing/deployments/built-shell.ts';
import {
  distOf,
  pageOf,
  type RemoteEntry,
  remoteOf,
  shopOf,
} from '../../../testing/deployments/shop-of-remotes.ts';
import { testApp } from '../../../testing/index.ts';
import { shopOf as shopAt } from './service.ts';

function flipped({ versions, history }: RemoteEntry, change: object): RemoteEntry {
  const [first] = Object.values(versions);
  if (first === undefined) throw new Error('no version');
  const next = { ...first, base: '/remotes/x/2/', ...change };
  return {
    stable: '2',
    versions: { ...versions, 2: next },
    history: [...history, { version: '2', at: '' }],
  };
}

it.each([
  ['is marked bad', { status: 'bad' as const }, 'is marked bad'],
  [
    'needs another version of shared',
    { requires: '^2.0.0' },
    `needs @pinpu/shared ^2.0.0, the host has ${PROVIDED}`,
  ],
])(
  'serves the last good version of a remote that %s, and marks it in the page [M4]',
  async (_what, change, reason) => {
    const read = await shopOf({ 'mf-wishlist': flipped(remoteOf([pageOf('/wishlist')]), change) });
    const { composition, statusCode } = await read('/wishlist');
    expect(statusCode).toBe(200);
    expect(composition.remotes['mf-wishlist'].base).toBe('/remotes/x/1/');
    expect(composition.refused).toEqual([
      { remote: 'mf-wishlist', version: '2', reason, paths: [] },
    ]);
  },
);

const damaged = (remote: RemoteEntry, fields: object): RemoteEntry => ({
  ...remote,
  versions: Object.fromEntries(
    Object.entries(remote.versions).map(([name, one]) => [
      name,
      name === remote.stable ? { ...one, ...fields } : one,
    ]),
  ),
});

it('drops a damaged version alone, and serves the last good one [M4]', async () => {
  const next = damaged(flipped(remoteOf([pageOf('/wishlist')]), {}), { integrity: 'none' });
  const read = await shopOf({ 'mf-wishlist': next, 'mf-tools': remoteOf([pageOf('/tools')]) });
  const { composition, statusCode } = await read('/wishlist');
  expect(statusCode).toBe(200);
  expect(composition.remotes['mf-wishlist'].base).toBe('/remotes/x/1/');
  const reason = 'is damaged at integrity';
  expect(composition.refused).toEqual([{ remote: 'mf-wishlist', version: '2', reason, paths: [] }]);
  expect((await read('/tools')).statusCode).toBe(200);
});

it('answers 503 for the pages of a remote whose only version is damaged, and serves all others [M4]', async () => {
  const read = await shopOf({
    'mf-wishlist': damaged(remoteOf([pageOf('/wishlist')]), { entry: 3 }),
    'mf-tools': remoteOf([pageOf('/tools')]),
  });
  expect((await read('/wishlist')).statusCode).toBe(503);
  expect((await read('/tools')).statusCode).toBe(200);
});

it('logs every damaged version, also one that is not in use [M4]', async () => {
  const logged: object[] = [];
  const log = { error: (fields: object) => logged.push(fields), warn: () => {} };
  const unused = flipped(damaged(remoteOf([pageOf('/a')]), { base: 0 }), { base: '/remotes/x/2/' });
  const dist = distOf({
    'mf-a': unused,
    'mf-b': { ...remoteOf([pageOf('/b')]), stable: 7 as never },
  });
  const { config, clock } = await testApp({ env: { DIST_DIR: dist } });
  const shop = await shopAt({ ...config }, clock.now, log as never);
  await shop?.composeFor({});
  await shop?.composeFor({ bucket: 1 });
  expect(logged).toEqual([
    { remote: 'mf-a', version: '1', at: 'base' },
    { remote: 'mf-b', version: '', at: 'stable' },
  ]);
});

it('answers 503 for the pages of a remote without a compatible version, and serves all others [M4]', async () => {
  const lost = remoteOf([pageOf('/lost')]);
  for (const version of Object.values(lost.versions)) version.status = 'bad';
  const read = await shopOf({ 'mf-lost': lost, 'mf-wishlist': remoteOf([pageOf('/wishlist')]) });
  expect(await read('/lost')).toMatchObject({ statusCode: 503, robots: 'noindex, follow' });
  expect((await read('/lost')).composition.refused).toMatchObject([{ paths: ['/lost'] }]);
  expect((await read('/wishlist')).statusCode).toBe(200);
  expect((await read('/nowhere')).statusCode).toBe(404);
});

it('serves the last good version where a hash is malformed, which a browser would ignore [finding M18]', async () => {
  const next = flipped(remoteOf([pageOf('/wishlist')]), {
    integrity: { 'entry.js': 'sha384-short' },
  });
  const read = await shopOf({ 'mf-wishlist': next });
  const { composition } = await read('/wishlist');
  expect(composition.remotes['mf-wishlist'].base).toBe('/remotes/x/1/');
  expect(composition.refused).toMatchObject([{ reason: 'is damaged at integrity.entry.js' }]);
});

it('logs once which remotes are not wholly checked [finding M18]', async () => {
  const dev = remoteOf([pageOf('/dev')]);
  const checked = remoteOf([pageOf('/checked')]);
  for (const one of Object.values(dev.versions)) one.checks = 'nothing';
  for (const one of Object.values(checked.versions)) one.checks = 'every-file';
  const dist = distOf({
    'mf-old': remoteOf([pageOf('/old')]),
    'mf-dev': dev,
    'mf-checked': checked,
  });
  const logged: [string, string][] = [];
  const warn = ({ remote: name }: { remote: string }, text: string) => logged.push([name, text]);
  const { config, clock } = await testApp({ env: { DIST_DIR: dist } });
  const shop = await shopAt({ ...config }, clock.now, { warn } as never);
  await shop?.composeFor({});
  await shop?.composeFor({ bucket: 1 });
  expect(logged).toEqual([
    ['mf-old', expect.stringContaining('only its entry is checked')],
    ['mf-dev', expect.stringContaining('none of its files is checked')],
  ]);
});

it('rejects only the filler whose slot is offered in another version [M4]', async () => {
  const fills = { 'wish.aside': { version: 1 }, 'wish.end': { version: 1 } };
  const read = await shopOf({
    'mf-wishlist': remoteOf([pageOf('/wishlist')], {}, { 'wish.aside': 2, 'wish.end': 1 }),
    'mf-tools': remoteOf([pageOf('/tools')], fills),
  });
  // An address that no remote serves gets the complete composition.
  const { remotes, refused: rejected } = (await read('/nowhere')).composition;
  expect(remotes['mf-tools'].fills).toEqual({ 'wish.end': { version: 1 } });
  expect(remotes['mf-tools'].routes).toHaveLength(1);
  expect(rejected).toMatchObject([{ remote: 'mf-tools', slot: 'wish.aside', paths: [] }]);
});

it('parses a manifest from before 1.0, which had slots and no offers [M4]', async () => {
  const old = remoteOf([pageOf('/old')]);
  for (const version of Object.values(old.versions)) {
    Reflect.deleteProperty(version, 'fills');
    Reflect.deleteProperty(version, 'offers');
    Object.assign(version, { slots: { 'old.aside': 1, 'old.end': 2 } });
  }
  const { composition, statusCode } = await (await shopOf({ 'mf-old': old }))('/old');
  expect(statusCode).toBe(200);
  expect(composition.remotes['mf-old'].fills).toEqual({ 'old.aside': { version: 1 } });
  expect(composition.refused).toMatchObject([{ slot: 'old.end' }]);
});

it('ignores fields of a newer remote that are unknown here [M4]', async () => {
  const newer = remoteOf([pageOf('/newer')]);
  for (const { routes } of Object.values(newer.versions))
    Object.assign(routes[0] ?? {}, { describe: { kind: 'hologram', depth: 3 } });
  const answer = await (await shopOf({ 'mf-newer': newer }))('/newer');
  expect(answer).toMatchObject({ statusCode: 200, title: '拼鋪', robots: 'noindex, follow' });
});
