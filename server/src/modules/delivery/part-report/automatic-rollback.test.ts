import type { Registry } from '@pinpu/shared/contracts';
import { emptyRemote, testRegistry } from '../../../testing/deployments/test-registry.ts';
import { type TestApp, testApp } from '../../../testing/index.ts';
import { changeRegistry } from '../registry/index.ts';
import { rollBackFailing } from './automatic-rollback.ts';
import { pageTokens } from './page-token.ts';
import { openPartReports } from './service.ts';

type Remote = Registry['remotes'][string];

let shop: TestApp;
beforeEach(async () => {
  shop = await testApp({ seed: 'empty' });
});

const minutesAgo = (minutes: number) =>
  new Date(shop.clock.now().getTime() - minutes * 60_000).toISOString();

const withCanary = (): Remote => ({
  ...emptyRemote('1', '2'),
  stable: '1',
  canary: { version: '2', percent: 10, since: minutesAgo(30) },
  history: [{ version: '1', at: minutesAgo(900), action: 'deploy' }],
});

/** A remote whose version 2 has been stable for half an hour. */
const withYoung = (): Remote => ({
  ...emptyRemote('1', '2'),
  history: [
    { version: '1', at: minutesAgo(900), action: 'deploy' },
    { version: '2', at: minutesAgo(30), action: 'deploy' },
  ],
});

const SHELL: NonNullable<Registry['shell']> = {
  stable: '1',
  history: [],
  versions: {
    1: {
      scripts: [],
      integrity: {},
      provides: '1.0.0',
      offers: {},
      base: '/remotes/shell/1/',
      status: 'live',
      checks: 'every-file',
    },
  },
};

async function deployment(
  remote: Remote,
  { shell = SHELL, other = emptyRemote('1') }: { shell?: typeof SHELL; other?: Remote } = {},
) {
  const now = shop.clock.now();
  const remotes = { 'mf-x': remote, 'mf-y': other };
  const { open, signer } = await testRegistry({ now }, remotes);
  const deps = { serverKey: shop.serverKey, clock: shop.clock.now, counts: [] };
  const [tokens, reports] = [pageTokens(deps), openPartReports(deps, () => true)];
  const openPage = (version: string, outcome: 'ok' | 'failed', ip: string, name = 'mf-x') => {
    const event = { remote: name, version, phase: 'render' as const, outcome };
    reports.receive({ page: tokens.issue(), events: [event] }, ip);
  };
  const source = await open();
  await changeRegistry(source, signer, now, (registry) => ({ ...registry, shell }));
  const instance = async (key: typeof signer | null) => {
    const log = await open();
    const current = () => {
      const state = log.current();
      if (state === undefined) throw new Error('there is an entry');
      return state;
    };
    const refresh = async () => (await log.refresh()) ?? current();
    return { ...log, current, refresh, signer: () => key };
  };
  const decide = async (keys: (typeof signer | null)[] = [signer]) => {
    await reports.flush(shop.db);
    const instances = await Promise.all(keys.map(instance));
    const log = { warn: () => undefined };
    await Promise.all(
      instances.map((registry) => rollBackFailing({ db: shop.db, registry, log }, now)),
    );
    await source.refresh();
    return source.current()?.registry.remotes['mf-x'];
  };
  const liveOther = () => source.current()?.registry.remotes['mf-y'];
  const liveShell = () => source.current()?.registry.shell;
  return { openPage, decide, liveOther, liveShell, signer };
}

const addresses = (count: number, first = 0) =>
  Array.from({ length: count }, (_, n) => `10.${first}.${n}.1`);

describe('the registry rolls back by itself', () => {
  it('a canary that fails, once, though three instances decide at the same moment [M3] [M4]', async () => {
    const { openPage, decide, signer } = await deployment(withCanary());
    for (const ip of addresses(100, 1)) openPage('1', 'ok', ip);
    for (const ip of addresses(15, 2)) openPage('2', 'ok', ip);
    for (const ip of addresses(5, 3)) openPage('2', 'failed', ip);
    const remote = await decide([signer, signer, signer]);
    expect(remote).toMatchObject({ stable: '1', versions: { 2: { status: 'bad' } } });
    expect(remote?.canary).toBeUndefined();
    expect(remote?.history.slice(1)).toEqual([
      {
        version: '1',
        at: minutesAgo(0),
        action: 'automatic-rollback',
        by: 'registry',
        why: 'Pages failed in 5 of 20 networks, 25.0 % of their loads, the other version 0.0 %.',
        from: '2',
      },
    ]);
  });

  it('a stable version of the last hour, to the one before [M3]', async () => {
    const { openPage, decide } = await deployment(withYoung());
    for (const ip of addresses(10)) openPage('2', 'failed', ip);
    const remote = await decide();
    expect(remote).toMatchObject({
      stable: '1',
      versions: { 1: { status: 'live' }, 2: { status: 'bad' } },
    });
    expect(remote?.history.at(-1)).toMatchObject({ version: '1', from: '2', by: 'registry' });
    expect(await decide()).toEqual(remote);
  });

  it('two canaries that fail at the same moment, and one beside another that was rolled back [M3] [M4]', async () => {
    const { openPage, decide, liveOther } = await deployment(withCanary(), { other: withCanary() });
    for (const name of ['mf-x', 'mf-y'])
      for (const ip of addresses(12)) {
        openPage('1', 'ok', ip, name);
        openPage('2', 'failed', ip, name);
      }
    expect((await decide())?.canary).toBeUndefined();
    expect(liveOther()?.canary).toBeUndefined();

    const bad = withCanary();
    Object.assign(bad.versions['2'] ?? {}, { status: 'bad' });
    const { canary: _ended, ...rolledBack } = bad;
    const later = await deployment(withCanary(), { other: rolledBack });
    for (const ip of addresses(12)) {
      later.openPage('2', 'failed', ip, 'mf-y');
      later.openPage('2', 'failed', ip);
    }
    expect((await later.decide())?.canary).toBeUndefined();
  });

  it('a shell that does not start, as a canary and in its first hour [M3] [M4]', async () => {
    const [stable] = Object.values(SHELL.versions);
    if (stable === undefined) throw new Error('the shell has a version');
    const versions = { 1: stable, 2: stable };
    const history = [{ version: '1', at: minutesAgo(900), action: 'deploy' as const }];
    const canary = { version: '2', percent: 10, since: minutesAgo(30) };
    const flip = { version: '2', at: minutesAgo(30), action: 'promote' as const };
    for (const live of [
      { stable: '1', canary, versions, history },
      { stable: '2', versions, history: [...history, flip] },
    ]) {
      const { openPage, decide, liveShell } = await deployment(emptyRemote('1'), { shell: live });
      for (const ip of addresses(12)) openPage('2', 'failed', ip, 'shell');
      await decide();
      expect(liveShell()).toMatchObject({ stable: '1', versions: { 2: { status: 'bad' } } });
      expect(liveShell()?.canary).toBeUndefined();
      expect(liveShell()?.history.at(-1)).toMatchObject({ action: 'automatic-rollback' });
    }
  });

  it('but not to a version that the live shell no longer suits', async () => {
    const young = withYoung();
    Object.assign(young.versions['1'] ?? {}, { requires: '^0.9.0' });
    const { openPage, decide } = await deployment(young);
    for (const ip of addresses(10)) openPage('2', 'failed', ip);
    expect((await decide())?.stable).toBe('2');
  });

  it('but not because of pages that four networks invent, however many addresses each has', async () => {
    const { openPage, decide } = await deployment(withCanary());
    for (const ip of addresses(12)) openPage('2', 'ok', ip);
    for (let n = 0; n < 250; n += 1)
      for (const network of ['203.0.112', '203.0.113', '2001:db8:1', '2001:db8:2'])
        openPage('2', 'failed', network.includes(':') ? `${network}:${n}::1` : `${network}.${n}`);
    expect((await decide())?.canary?.version).toBe('2');
  });

  it('but not while other remotes fail as well', async () => {
    const { openPage, decide } = await deployment(withYoung());
    for (const ip of addresses(20)) {
      openPage('2', 'failed', ip);
      openPage('1', 'failed', ip, 'mf-y');
    }
    expect((await decide())?.stable).toBe('2');
  });

  it('but not on an instance that has no key', async () => {
    const { openPage, decide } = await deployment(withCanary());
    for (const ip of addresses(20)) openPage('2', 'failed', ip);
    expect((await decide([null]))?.canary?.version).toBe('2');
    expect((await decide())?.canary).toBeUndefined();
  });
});
