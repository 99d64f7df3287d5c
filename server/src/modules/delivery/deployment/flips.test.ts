import type { Registry, RemoteVersion } from '@pinpu/shared/contracts';
import { Rejection } from '../../../platform/errors/rejection.ts';
import {
  deployVersion,
  type Flip,
  promoteCanary,
  publishVersion,
  removeRemote,
  retireVersion,
  rollBack,
  startCanary,
} from './flips.ts';

const version = (name: string): RemoteVersion => ({
  entry: 'entry.js',
  routes: [],
  fills: {},
  requires: '^1.0.0',
  integrity: {},
  base: `/remotes/mf-cart/${name}/`,
  status: 'live',
});

let minute = 0;
const flip = (why = ''): Flip => {
  minute += 1;
  return { by: 'cart team', at: new Date(minute * 60_000).toISOString(), why };
};

const empty: Registry = { sequence: 1, remotes: {} };
const publish = (registry: Registry, ...names: string[]) =>
  names.reduce((one, name) => publishVersion(one, 'mf-cart', name, version(name)), registry);
const deploy = (registry: Registry, name: string) =>
  deployVersion(registry, 'mf-cart', name, flip());
const deployed = () => ['a', 'b', 'c'].reduce(deploy, publish(empty, 'a', 'b', 'c', 'd'));

const cart = ({ remotes }: Registry) => {
  const remote = remotes['mf-cart'];
  if (!remote) throw new Error('mf-cart is not in the registry');
  const statuses = Object.entries(remote.versions).map(([name, one]) => `${name} ${one.status}`);
  return { ...remote, statuses, last: remote.history.at(-1) };
};

const codeOf = (work: () => unknown) => {
  try {
    work();
  } catch (error) {
    if (error instanceof Rejection) return error.code;
    throw error;
  }
  return undefined;
};

it('publishes a version without visitors yet, and never another under its name', () => {
  const registry = publish(empty, 'a');
  expect(cart(registry)).toMatchObject({ stable: '', history: [] });
  const other = { ...version('a'), entry: 'other.js' };
  expect(publishVersion(registry, 'mf-cart', 'a', other)).toBe(registry);
});

it('deploys a version, and says by whom, why and instead of what [M1]', () => {
  const registry = deployVersion(deployed(), 'mf-cart', 'd', {
    by: 'cart team',
    at: '2026-11-22T00:00:00.000Z',
    why: 'new totals',
  });
  expect(cart(registry)).toMatchObject({
    stable: 'd',
    last: { version: 'd', action: 'deploy', by: 'cart team', why: 'new totals', from: 'c' },
  });
});

it('gives a canary a share, changes it, and promotes it', () => {
  const start = flip();
  const canary = startCanary(deployed(), 'mf-cart', { version: 'd', percent: 10 }, start);
  expect(cart(canary)).toMatchObject({ stable: 'c', canary: { version: 'd', percent: 10 } });
  const grown = startCanary(canary, 'mf-cart', { version: 'd', percent: 50 }, flip('calm'));
  expect(cart(grown).canary).toEqual({ version: 'd', percent: 50, since: start.at });
  expect(cart(grown).last).toMatchObject({ action: 'canary', why: '50 %: calm' });
  const promoted = cart(promoteCanary(grown, 'mf-cart', flip()));
  expect(promoted).toMatchObject({ stable: 'd', last: { action: 'promote', from: 'c' } });
  expect(promoted.canary).toBeUndefined();
});

it('ends a canary when another version is deployed', () => {
  const canary = startCanary(deployed(), 'mf-cart', { version: 'd', percent: 10 }, flip());
  const registry = deploy(publish(canary, 'e'), 'e');
  expect(cart(registry).canary).toBeUndefined();
  expect(cart(registry).stable).toBe('e');
});

describe('a rollback', () => {
  it('restores the previous version, and marks the version that it rolls back', () => {
    const back = cart(rollBack(deployed(), 'mf-cart', {}, flip('totals are wrong')));
    expect(back).toMatchObject({
      stable: 'b',
      last: { version: 'b', action: 'rollback', from: 'c', why: 'totals are wrong' },
    });
    expect(back.statuses).toEqual(['a live', 'b live', 'c bad', 'd live']);
  });

  it('ends the canary alone where there is one', () => {
    const canary = startCanary(deployed(), 'mf-cart', { version: 'd', percent: 10 }, flip());
    const back = cart(rollBack(canary, 'mf-cart', {}, flip()));
    expect(back).toMatchObject({ stable: 'c', last: { version: 'c', from: 'd' } });
    expect(back.canary).toBeUndefined();
    expect(back.statuses).toContain('d bad');
  });

  it('a second rollback goes one version further back; one with a version’s name goes forward again', () => {
    const once = rollBack(deployed(), 'mf-cart', {}, flip());
    const further = rollBack(once, 'mf-cart', {}, flip());
    expect(cart(further).stable).toBe('a');
    expect(cart(rollBack(further, 'mf-cart', {}, flip())).stable).toBe('');
    const forward = cart(rollBack(further, 'mf-cart', { to: 'c' }, flip()));
    expect(forward.stable).toBe('c');
    expect(forward.statuses).toEqual(['a bad', 'b bad', 'c live', 'd live']);
  });

  it('never returns to a version that only a canary was, or that was retired', () => {
    const canary = startCanary(deployed(), 'mf-cart', { version: 'd', percent: 10 }, flip());
    const ended = rollBack(canary, 'mf-cart', { to: 'c' }, flip());
    const retired = retireVersion(ended, 'mf-cart', 'b', flip());
    expect(cart(rollBack(retired, 'mf-cart', {}, flip())).stable).toBe('a');
  });
});

describe('a first version [41 teams D1]', () => {
  const first = () => deploy(publish(empty, 'a'), 'a');

  it('leaves the shop again by a rollback, and stays out', () => {
    const back = rollBack(first(), 'mf-cart', {}, flip('it is broken'));
    expect(cart(back)).toMatchObject({ stable: '', last: { version: '', from: 'a' } });
    expect(cart(back).statuses).toEqual(['a bad']);
    expect(codeOf(() => rollBack(back, 'mf-cart', {}, flip()))).toBe('NOTHING_BEFORE');
    expect(cart(deploy(publish(back, 'b'), 'b')).stable).toBe('b');
  });

  it('leaves the shop also once later versions were rolled back', () => {
    const later = rollBack(deploy(publish(first(), 'b'), 'b'), 'mf-cart', {}, flip());
    expect(cart(later).stable).toBe('a');
    expect(cart(rollBack(later, 'mf-cart', {}, flip())).stable).toBe('');
  });

  it('can be a canary, which is promoted or ended', () => {
    const share = { version: 'a', percent: 10 };
    const canary = startCanary(publish(empty, 'a'), 'mf-cart', share, flip());
    expect(cart(canary)).toMatchObject({ stable: '', canary: share });
    expect(cart(promoteCanary(canary, 'mf-cart', flip())).stable).toBe('a');
    const ended = cart(rollBack(canary, 'mf-cart', {}, flip()));
    expect(ended).toMatchObject({ stable: '', statuses: ['a bad'] });
    expect(ended.canary).toBeUndefined();
  });

  it('stays where a checkout was published with it, which is no deployment', () => {
    const registry = first();
    const remote = cart(registry);
    const built = [{ version: 'a', at: '2026-11-22T00:00:00.000Z', action: 'built' as const }];
    const checkout = { ...registry, remotes: { 'mf-cart': { ...remote, history: built } } };
    expect(codeOf(() => rollBack(checkout, 'mf-cart', {}, flip()))).toBe('NOTHING_BEFORE');
  });
});

it('a removed remote and its canary are out of the shop, and a rollback brings the version back [41 teams D1]', () => {
  const canary = startCanary(deployed(), 'mf-cart', { version: 'd', percent: 10 }, flip());
  const removed = removeRemote(canary, 'mf-cart', flip('its campaign is over'));
  expect(cart(removed)).toMatchObject({
    stable: '',
    statuses: ['a live', 'b live', 'c live', 'd live'],
    last: { version: '', action: 'retire', from: 'c', why: 'its campaign is over' },
  });
  expect(cart(removed).canary).toBeUndefined();
  const back = cart(rollBack(removed, 'mf-cart', {}, flip()));
  expect(back).toMatchObject({ stable: 'c', statuses: ['a live', 'b live', 'c live', 'd live'] });
});

it.each<[string, (registry: Registry) => unknown]>([
  ['REMOTE_NOT_FOUND', (one) => deployVersion(one, 'mf-wishlist', 'a', flip())],
  ['REMOTE_NOT_FOUND', (one) => deployVersion(one, 'constructor', 'a', flip())],
  ['VERSION_NOT_FOUND', (one) => deploy(one, 'x')],
  ['VERSION_NOT_FOUND', (one) => rollBack(one, 'mf-cart', { to: 'toString' }, flip())],
  ['ALREADY_LIVE', (one) => deploy(one, 'c')],
  ['ALREADY_LIVE', (one) => rollBack(one, 'mf-cart', { to: 'c' }, flip())],
  ['VERSION_BAD', (one) => deploy(rollBack(one, 'mf-cart', {}, flip()), 'c')],
  ['NO_CANARY', (one) => promoteCanary(one, 'mf-cart', flip())],
  ['BAD_SHARE', (one) => startCanary(one, 'mf-cart', { version: 'd', percent: 100 }, flip())],
  ['NOTHING_LIVE', (one) => removeRemote(removeRemote(one, 'mf-cart', flip()), 'mf-cart', flip())],
  ['SHELL_NEEDED', (one) => removeRemote(one, 'shell', flip())],
  ['VERSION_LIVE', (one) => retireVersion(one, 'mf-cart', 'c', flip())],
])('rejects with %s', (code, change) => {
  expect(codeOf(() => change(deployed()))).toBe(code);
});

it('a history has its last hundred entries', () => {
  let registry = deployed();
  for (let round = 0; round < 60; round += 1) {
    registry = deploy(publish(registry, `x${round}`), `x${round}`);
    registry = deploy(publish(registry, `y${round}`), `y${round}`);
  }
  expect(cart(registry).history).toHaveLength(100);
  expect(cart(registry).last?.version).toBe('y59');
});
