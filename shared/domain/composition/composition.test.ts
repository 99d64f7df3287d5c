import { chooseComposition, chooseShell } from './composition.ts';

type Version = Parameters<typeof chooseComposition>[0]['remotes'][string]['versions'][string];

const version = (fields: Partial<Version> = {}): Version => ({
  requires: '^1.0.0',
  fills: {},
  offers: {},
  routes: [{ path: '/page' }],
  status: 'live',
  ...fields,
});

const remote = (versions: Record<string, Version>, stable: string, ...history: string[]) => ({
  stable,
  versions,
  history: history.map((one) => ({ version: one })),
});

/** A remote that was removed. */
const removed = { ...remote({ a: version(), b: version() }, '', 'a', 'b', ''), stable: '' };

const host = { provides: '1.2.0', offers: { 'frame.aside': 1 } };
const choose = (remotes: Parameters<typeof chooseComposition>[0]['remotes']) =>
  chooseComposition({ remotes }, host);

const OLD = version();
const TOO_NEW = version({ requires: '^1.3.0' });
const BAD = version({ status: 'bad' });
const RETIRED = version({ status: 'retired' });

it.each([
  ['the stable version that fits', remote({ a: OLD, b: version() }, 'b', 'a', 'b'), 'b', []],
  [
    'the last good one where the stable one needs another shared',
    remote({ a: OLD, b: OLD, c: TOO_NEW }, 'c', 'a', 'b', 'c'),
    'b',
    ['c needs @pinpu/shared ^1.3.0, the host has 1.2.0'],
  ],
  [
    'the last good one where the stable one is bad',
    remote({ a: OLD, b: BAD }, 'b', 'a', 'b'),
    'a',
    ['b is marked bad'],
  ],
  [
    'one before that where several are bad or retired',
    remote({ a: OLD, b: BAD, c: RETIRED, d: BAD }, 'd', 'a', 'b', 'c', 'd'),
    'a',
    ['d is marked bad', 'c is not live', 'b is marked bad'],
  ],
  [
    'the last good one where the stable one is not there',
    remote({ a: OLD }, 'z', 'a'),
    'a',
    ['z is not in the registry'],
  ],
  [
    'none where nothing fits, for the stable one’s reason',
    remote({ a: BAD, b: TOO_NEW }, 'b', 'a', 'b'),
    undefined,
    ['b needs @pinpu/shared ^1.3.0, the host has 1.2.0'],
  ],
  [
    'none that was never stable, since it is untested',
    remote({ a: OLD, b: BAD }, 'b', 'b'),
    undefined,
    ['b is marked bad'],
  ],
])('the composition has %s [M4]', (_what, deployed, expected, reasons) => {
  const { remotes, refused: rejected } = choose({
    'mf-x': deployed,
    'mf-y': remote({ a: OLD }, 'a', 'a'),
  });
  expect(remotes['mf-x']).toEqual(
    expected && { ...deployed.versions[expected], fills: {}, version: expected },
  );
  expect(remotes['mf-y']).toEqual({ ...OLD, version: 'a' });
  expect(rejected.map((one) => `${one.version} ${one.reason}`)).toEqual(reasons);
});

it('names the paths and slots that no version of a rejected remote serves, and none where an older version does [M4]', () => {
  const fills = { 'frame.aside': { version: 1 } };
  const { refused: rejected } = choose({
    'mf-x': remote({ a: version({ status: 'bad', fills }) }, 'a', 'a'),
    'mf-y': remote({ a: OLD, b: version({ status: 'bad', fills }) }, 'b', 'a', 'b'),
  });
  expect(rejected.map(({ paths, slots }) => [paths, slots])).toEqual([
    [['/page'], ['frame.aside']],
    [[], undefined],
  ]);
});

const offering = version({ offers: { 'page.tools': 2 } });
const from1 = { version: 1 };
const from2 = { version: 2 };
it.each([
  ['its screen offers', { 'page.tools': from2 }, [offering], ['page.tools'], []],
  ['the frame offers', { 'frame.aside': from1 }, [offering], ['frame.aside'], []],
  [
    'its screen offers in another version, and keeps the other slots',
    { 'page.tools': from1, 'frame.aside': from1 },
    [offering],
    ['frame.aside'],
    ['page.tools fills slot page.tools in contract version 1, which is offered in 2'],
  ],
  [
    'nobody offers',
    { 'page.end': from1 },
    [offering],
    [],
    ['page.end fills slot page.end in contract version 1, which is offered by nobody'],
  ],
  [
    'two screens offer in two versions, where one of them is its own',
    { 'page.tools': from1 },
    [offering, version({ offers: { 'page.tools': 1 } })],
    ['page.tools'],
    [],
  ],
  [
    'a manifest of before may offer, in the one version there was',
    { 'page.tools': from1, 'page.end': from2 },
    [version({ offers: undefined })],
    ['page.tools'],
    ['page.end fills slot page.end in contract version 2, which is offered in 1'],
  ],
  [
    'a screen names, whatever a manifest of before may offer',
    { 'page.tools': from1 },
    [offering, version({ offers: undefined })],
    [],
    ['page.tools fills slot page.tools in contract version 1, which is offered in 2'],
  ],
])('checks per slot a filler of what %s [M4]', (_what, fills, screens, remaining, reasons) => {
  const others = screens.map((one, at) => [`mf-screen-${at}`, remote({ a: one }, 'a')] as const);
  const { remotes, refused: rejected } = choose({
    ...Object.fromEntries(others),
    'mf-tools': remote({ a: version({ fills }) }, 'a'),
  });
  expect(Object.keys(remotes['mf-tools']?.fills ?? {})).toEqual(remaining);
  expect(remotes['mf-tools']?.routes).toHaveLength(1);
  expect(rejected.map(({ slot, reason }) => `${slot} ${reason}`)).toEqual(reasons);
});

it('replaces a damaged stable version by the last good one, and says where the damage is [M4]', () => {
  const damaged = { b: { at: 'routes.0.path', paths: ['/page', '/new'] } };
  const { remotes, refused: rejected } = choose({
    'mf-x': { ...remote({ a: OLD }, 'b', 'a', 'b'), damaged },
    'mf-y': { ...remote({}, 'b', 'b'), damaged },
  });
  expect(remotes).toEqual({ 'mf-x': { ...OLD, version: 'a' } });
  const reason = 'is damaged at routes.0.path';
  expect(rejected).toEqual([
    { remote: 'mf-x', version: 'b', reason, paths: [] },
    { remote: 'mf-y', version: 'b', reason, paths: ['/page', '/new'] },
  ]);
});

it('does not change the registry it reads [M4]', () => {
  const registry = { remotes: { 'mf-x': remote({ a: version({ fills: { lost: from1 } }) }, 'a') } };
  const before = structuredClone(registry);
  chooseComposition(registry, host);
  expect(registry).toEqual(before);
});

it('passes over versions that leave a file unchecked, where the registry requires checks [M4]', () => {
  const remotes = {
    a: remote({ 1: version({ checks: 'every-file' }), 2: OLD }, '2', '1', '2'),
    b: remote({ dev: version({ checks: 'nothing' }) }, 'dev'),
  };
  expect(chooseComposition({ remotes }, host).remotes).toMatchObject({ a: OLD, b: {} });
  const strict = chooseComposition({ remotes, requires_checks: true }, host);
  expect(strict.remotes).toEqual({ a: { ...version({ checks: 'every-file' }), version: '1' } });
  expect(
    strict.refused.map(({ remote: name, version: one, reason }) => [name, one, reason]),
  ).toEqual([
    ['a', '2', 'has files that are not checked'],
    ['b', 'dev', 'has files that are not checked'],
  ]);
});

const everybody = { version: 'c', percent: 100 };
it.each([
  ['its canary, in a bucket that the canary takes', { canary: everybody }, { bucket: 7 }, 'c', []],
  ['the stable version, without a bucket', { canary: everybody }, {}, 'b', []],
  [
    'the stable version, in a bucket that the canary does not take',
    { canary: { version: 'c', percent: 0 } },
    { bucket: 7 },
    'b',
    [],
  ],
  [
    'the stable version where the canary is bad',
    { canary: { version: 'bad', percent: 100 } },
    { bucket: 7 },
    'b',
    ['bad is marked bad'],
  ],
  ['a version asked for by name', {}, { versions: { 'mf-x': 'c' } }, 'c', []],
  [
    'the stable version where the one asked for is not there',
    {},
    { versions: { 'mf-x': 'constructor' } },
    'b',
    ['constructor is not in the registry'],
  ],
])('a visitor gets %s [M2]', (_what, live, visitor, expected, reasons) => {
  const versions = { a: OLD, b: OLD, c: OLD, bad: BAD };
  const deployed = { ...remote(versions, 'b', 'a', 'b'), ...live };
  const { remotes, refused: rejected } = chooseComposition(
    { remotes: { 'mf-x': deployed } },
    host,
    visitor,
  );
  expect(remotes['mf-x']?.version).toBe(expected);
  expect(rejected.map((one) => `${one.version} ${one.reason}`)).toEqual(reasons);
});

it('does not fall back to a version that was a canary only, or that was retired [M2]', () => {
  const history = [
    { version: 'a', action: 'deploy' },
    { version: 'b', action: 'canary' },
    { version: 'c', action: 'retire' },
    { version: 'd', action: 'rollback' },
  ];
  const versions = { a: OLD, b: OLD, c: OLD, d: BAD };
  const { remotes } = choose({ 'mf-x': { stable: 'd', versions, history } });
  expect(remotes['mf-x']?.version).toBe('a');
});

const shellOf = (canary?: { version: string; percent: number }) => ({
  ...remote({ a: OLD, b: BAD, c: version({ checks: 'every-file' }) }, 'b', 'a', 'b'),
  canary,
});
it('chooses the shell by the same rules [M2]', () => {
  expect(chooseShell({})).toEqual({ refused: [] });
  const { shell, refused: rejected } = chooseShell({ shell: shellOf() });
  expect(shell).toEqual({ ...OLD, version: 'a' });
  expect(rejected).toEqual([{ remote: 'shell', version: 'b', reason: 'is marked bad', paths: [] }]);
  const withCanary = { shell: shellOf({ version: 'c', percent: 100 }), requires_checks: true };
  expect(chooseShell(withCanary, { bucket: 0 }).shell?.version).toBe('c');
  expect(chooseShell(withCanary).shell).toBeUndefined();
});

it('a remote with nothing live is left out without a word, also where it has earlier versions; its canary takes its share [41 teams D1]', () => {
  expect(choose({ 'mf-x': removed })).toEqual({ remotes: {}, refused: [] });
  const canary = { version: 'a', percent: 50, since: '2026-11-22T00:00:00Z' };
  const first = { ...removed, canary };
  const bucketed = (bucket: number) =>
    Object.keys(chooseComposition({ remotes: { 'mf-x': first } }, host, { bucket }).remotes);
  const taken = Array.from({ length: 100 }, (_, bucket) => bucketed(bucket).length);
  expect(new Set(taken)).toEqual(new Set([0, 1]));
});
