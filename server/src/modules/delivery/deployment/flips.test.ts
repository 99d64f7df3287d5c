import type { Registry, RemoteVersion } from '@pinpu/shared/contracts';
import { Rejection } from '../../../platform/errors/rejection.ts';
import {
  deployVersion,
  type Flip,
  promoteCanary,
  publishVersion,
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
    expect(codeOf(() => rollBack(further, 'mf-cart', {}, flip()))).toBe('NOTHING_BEFORE');
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
  [
    'NOTHING_LIVE',
    (one) => {
      const first = publishVersion(one, 'mf-new', 'a', version('a'));
      return startCanary(first, 'mf-new', { version: 'a', percent: 10 }, flip());
    },
  ],
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
