import type { Registry, RemoteVersion, ShellVersion } from '@pinpu/shared/contracts';
import { liveRejections, rangeRejections } from './index.ts';

const HASH = `sha384-${'a'.repeat(64)}`;

const remote = (change: Partial<RemoteVersion> = {}): RemoteVersion => ({
  entry: 'entry.js',
  routes: [],
  fills: {},
  requires: '^1.0.0',
  integrity: {},
  base: '/remotes/mf-x/1/',
  status: 'live',
  ...change,
});

const shell = (change: Partial<ShellVersion> = {}): ShellVersion => ({
  scripts: [],
  integrity: {},
  provides: '1.0.0',
  offers: { 'frame.dialog': 1 },
  base: '/remotes/shell/1/',
  status: 'live',
  ...change,
});

const stable = <Version>(version: Version) => ({
  stable: '1',
  history: [{ version: '1', at: '' }],
  versions: { 1: version },
});

/** mf-catalog offers a slot in version 2, mf-promo fills it. */
const registry: Registry = {
  sequence: 1,
  shell: stable(shell()),
  remotes: {
    'mf-catalog': stable(
      remote({
        offers: { 'screen.aside': 2 },
        routes: [{ path: '/product/:id', page: 'product', view: '', files: [] }],
      }),
    ),
    'mf-promo': stable(remote({ fills: { 'screen.aside': { version: 2 } } })),
  },
};

const route = (path: string, files: string[] = [], legacy_paths: string[] = []) => ({
  path,
  page: 'p',
  view: '',
  files,
  legacy_paths,
});
const script = (bytes: number) => ({ kind: 'script' as const, bytes, sha384: HASH });
const KB = 1024;

const withSizes = (main: number) =>
  remote({
    routes: [route('/x', ['a.js'])],
    files: { 'a.js': script(main), 'a.js.br': { ...script(main / 4), kind: 'other' } },
  });

/** The sizes of a remote with a container for other hosts, in bytes of brotli. */
const withMount = (shared: number, own: number) =>
  remote({
    mount: { files: ['mount.js'], own_react: ['mount-1.js'] },
    files: { 'mount.js': script(shared), 'mount-1.js': script(own) },
  });

it.each<[string, string, RemoteVersion | ShellVersion, string[]]>([
  ['fits', 'mf-new', remote(), []],
  [
    'fits a slot that is offered',
    'mf-new',
    remote({ fills: { 'frame.dialog': { version: 1 } } }),
    [],
  ],
  [
    'fits a slot of its own',
    'mf-new',
    remote({ fills: { 'x.own': { version: 3 } }, offers: { 'x.own': 3 } }),
    [],
  ],
  [
    'needs another shared',
    'mf-new',
    remote({ requires: '^1.1.0' }),
    ['range: mf-new needs @pinpu/shared ^1.1.0, the live shell provides 1.0.0'],
  ],
  [
    'fills a slot in another version',
    'mf-new',
    remote({ fills: { 'screen.aside': { version: 1 } } }),
    ['slots: mf-new fills screen.aside in contract version 1, which is offered in version 2'],
  ],
  [
    'fills a slot that nobody offers',
    'mf-new',
    remote({ fills: { constructor: { version: 1 } } }),
    ['slots: mf-new fills constructor in contract version 1, which is offered by nobody'],
  ],
  [
    'no longer offers what another fills',
    'mf-catalog',
    remote({ offers: { 'screen.aside': 3 } }),
    [
      'slots: the live mf-promo fills screen.aside in contract version 2, which mf-catalog no longer offers',
    ],
  ],
  [
    'claims the path of another',
    'mf-new',
    remote({ routes: [route('/new', [], ['/Product/:prd_id'])] }),
    ['routes: mf-new claims /Product/:prd_id, which the live mf-catalog serves'],
  ],
  [
    'serves its own path again',
    'mf-catalog',
    remote({ offers: { 'screen.aside': 2 }, routes: [route('/product/:id')] }),
    [],
  ],
  ['is small', 'mf-new', withSizes(400 * KB), []],
  [
    'is too large',
    'mf-new',
    withSizes(800 * KB),
    ['size: /x weighs 200.0 KB in brotli, the budget is 120.0 KB'],
  ],
  ['has a container within its bounds', 'mf-new', withMount(60_000, 62_000), []],
  [
    'has a container that is too large for hosts with React 19',
    'mf-new',
    withMount(60_001, 0),
    ['size: the container for hosts with React 19 weighs 58.6 KB in brotli, the budget is 58.6 KB'],
  ],
  [
    'has a container that is too large for hosts without',
    'mf-new',
    withMount(20_000, 120 * KB),
    ['size: the container for other hosts weighs 139.5 KB in brotli, the budget is 120.0 KB'],
  ],
  ['as a shell fits', 'shell', shell({ provides: '1.1.0' }), []],
  [
    'as a shell provides too little',
    'shell',
    shell({ provides: '2.0.0' }),
    [
      'range: this shell provides @pinpu/shared 2.0.0, the live mf-catalog needs ^1.0.0',
      'range: this shell provides @pinpu/shared 2.0.0, the live mf-promo needs ^1.0.0',
    ],
  ],
])('a version that %s [M4]', (_what, name, version, expected) => {
  const reasons = liveRejections(name, version, registry).map(
    (one) => `${one.gate}: ${one.reason}`,
  );
  expect(reasons).toEqual(expected);
});

it('counts the canary of a remote as live, too', () => {
  const { remotes } = registry;
  const canary = { version: '2', percent: 10, since: '' };
  const versions = { 1: remote(), 2: remote({ requires: '^1.2.0' }) };
  const testing = {
    ...registry,
    remotes: { ...remotes, 'mf-x': { ...stable(remote()), canary, versions } },
  };
  expect(liveRejections('shell', shell({ provides: '1.1.0' }), testing)).toHaveLength(1);
});

it('rejects a shell whose frame no longer offers what a remote fills', () => {
  const filler = stable(remote({ fills: { 'frame.dialog': { version: 1 } } }));
  const filled = { ...registry, remotes: { 'mf-cart': filler } };
  expect(liveRejections('shell', shell({ offers: {} }), filled)).toMatchObject([
    { gate: 'slots', reason: expect.stringContaining('the live mf-cart fills frame.dialog') },
  ]);
});

it('rejects growth by more than a quarter against the live version, unless it is accepted', () => {
  const live = { ...registry, remotes: { 'mf-new': stable(withSizes(200 * KB)) } };
  const reasons = liveRejections('mf-new', withSizes(300 * KB), live).map(({ reason }) => reason);
  expect(reasons).toEqual([
    'all its scripts together grew from 50.0 KB to 75.0 KB in brotli, more than a quarter',
    '/x grew from 50.0 KB to 75.0 KB in brotli, more than a quarter',
  ]);
  expect(liveRejections('mf-new', withSizes(240 * KB), live)).toEqual([]);
  expect(liveRejections('mf-new', withSizes(300 * KB), live, ['size'])).toEqual([]);
});

it('every rejection says what to do', () => {
  const wrong = remote({
    requires: '^9.0.0',
    fills: { a: { version: 1 } },
    routes: [route('/product/:x')],
  });
  for (const { what_to_do } of liveRejections('mf-new', wrong, registry))
    expect(what_to_do).toMatch(/build|correct|choose/);
});

it('a rollback passes the gate if its range is met', () => {
  const old = remote({ requires: '^0.9.0', fills: { gone: { version: 1 } } });
  expect(rangeRejections('mf-x', old, registry).map(({ gate }) => gate)).toEqual(['range']);
  expect(rangeRejections('mf-x', { ...old, requires: '^1.0.0' }, registry)).toEqual([]);
});
