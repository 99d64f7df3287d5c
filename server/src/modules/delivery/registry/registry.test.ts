import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { emptyRemote, testRegistry } from '../../../testing/deployments/test-registry.ts';
import { append } from './append.ts';
import { changeSigned } from './change.ts';
import { entryKey } from './entry.ts';
import { signEnvelope } from './envelope.ts';
import { changeRegistry, RegistryChangeRejected, rotateKey } from './index.ts';
import { loadSigner, makeKey, readSigner } from './keys.ts';

const START = new Date('2026-11-22T00:00:00Z');
const later = (days: number) => new Date(START.getTime() + days * 86_400_000);
const clock = { now: START };
beforeEach(() => {
  clock.now = START;
});

type OpenRegistry = Awaited<ReturnType<Awaited<ReturnType<typeof testRegistry>>['open']>>;
const stableOf = (source: OpenRegistry) => source.current()?.registry.remotes['mf-x']?.stable;

/** A log with entry 1, and entry 2, which makes version 2 stable. */
async function flipped() {
  const registry = await testRegistry(clock, { 'mf-x': emptyRemote('1', '2') });
  const { storage, signer, settings, open } = registry;
  const source = await open();
  await changeRegistry(source, signer, clock.now, (next) => {
    for (const remote of Object.values(next.remotes)) remote.stable = '1';
    return next;
  });
  const dir = storage.name;
  const fileOf = (sequence: number) => join(dir, entryKey(sequence));
  const payloadOf = (sequence: number): object =>
    JSON.parse(JSON.parse(readFileSync(fileOf(sequence), 'utf8')).payload);
  return { ...registry, source, settings, fileOf, payloadOf };
}

it('the registry is followed by every reader, each flip as one entry [M3]', async () => {
  const { open, signer } = await flipped();
  const [one, two] = await Promise.all([open(), open()]);
  expect([stableOf(one), one.current()?.sequence]).toEqual(['1', 2]);
  await changeRegistry(one, signer, clock.now, (next) => {
    for (const remote of Object.values(next.remotes)) remote.stable = '2';
    return next;
  });
  await two.refresh();
  expect([stableOf(two), two.current()?.sequence]).toEqual(['2', 3]);
});

type Flipped = Awaited<ReturnType<typeof flipped>>;
const signed = ({ signer, payloadOf }: Flipped, changes: object) =>
  signEnvelope(JSON.stringify({ ...payloadOf(2), sequence: 3, ...changes }), [signer]);
const entryOf = (payload: object, signatures: object[]) =>
  JSON.stringify({ payload: JSON.stringify(payload), signatures });
const text = (shop: Flipped, sequence: number) => readFileSync(shop.fileOf(sequence), 'utf8');

it.each<[string, (shop: Flipped) => string | Buffer, RegExp]>([
  ['is not signed', (shop) => entryOf({ ...shop.payloadOf(2), sequence: 3 }, []), /is not signed/],
  [
    'is signed by another key',
    (shop) => {
      makeKey(`${shop.settings.keyFile}.foreign`);
      const foreign = readSigner(`${shop.settings.keyFile}.foreign`);
      return signEnvelope(JSON.stringify({ ...shop.payloadOf(2), sequence: 3 }), [foreign]);
    },
    /is signed by .*, which is not trusted here/,
  ],
  [
    'claims the id of a trusted key',
    (shop) =>
      entryOf({ ...shop.payloadOf(2), sequence: 3 }, [
        { key: shop.signer.id, signature: Buffer.alloc(64).toString('base64') },
      ]),
    /a signature that does not match/,
  ],
  [
    'was changed after it was signed',
    (shop) => signed(shop, {}).toString().replace('mf-x', 'mf-y'),
    /a signature that does not match/,
  ],
  ['is an old one, replayed', (shop) => text(shop, 1), /is entry 1 under another number/],
  [
    'has expired',
    (shop) => signed(shop, { expires_at: later(-1).toISOString() }),
    /has expired on 2026-11-21/,
  ],
  ['never expires', (shop) => signed(shop, { expires_at: undefined }), /does not say when/],
  ['is truncated', (shop) => signed(shop, {}).subarray(0, 200), /damaged or truncated/],
  ['is empty', () => '', /damaged or truncated/],
  ['is no registry', (shop) => signed(shop, { remotes: 'none' }), /is damaged at remotes/],
])(
  'rejects an entry that %s, and stays at the last good one, also after a restart [M1] [M2]',
  async (_what, forge, reason) => {
    const shop = await flipped();
    writeFileSync(shop.fileOf(3), forge(shop));
    await shop.source.refresh();
    await shop.source.refresh();
    expect(shop.rejected).toEqual([expect.stringMatching(reason)]);
    expect(stableOf(shop.source)).toBe('1');
    const restarted = await shop.open();
    expect(stableOf(restarted)).toBe('1');
    // The next good entry gets the following number.
    await changeRegistry(restarted, shop.signer, clock.now, (next) => {
      for (const remote of Object.values(next.remotes)) remote.stable = '2';
      return next;
    });
    expect([stableOf(restarted), restarted.current()?.sequence]).toEqual(['2', 4]);
  },
);

describe('a machine that has seen an entry', () => {
  it('does not go back to an older one when the later ones are taken away [M2]', async () => {
    const shop = await flipped();
    rmSync(shop.fileOf(2));
    const restarted = await shop.open();
    expect([restarted.current()?.sequence, stableOf(restarted)]).toEqual([2, '1']);
  });

  it('keeps it when it is replaced on the disk [M2]', async () => {
    const shop = await flipped();
    writeFileSync(shop.fileOf(2), text(shop, 1));
    expect((await shop.open()).current()?.sequence).toBe(2);
  });

  it('keeps it when it has expired since, also after a restart [M2]', async () => {
    const shop = await flipped();
    clock.now = later(40);
    await shop.source.refresh();
    expect(shop.source.current()?.sequence).toBe(2);
    expect((await shop.open()).current()?.sequence).toBe(2);
  });

  it.each(['', '{"', '{"x":1}'])(
    'finds the last signed one again when its memory is %j or gone [M2]',
    async (damage) => {
      const shop = await flipped();
      writeFileSync(shop.settings.seenFile, damage);
      expect((await shop.open()).current()?.sequence).toBe(2);
      rmSync(shop.settings.seenFile);
      expect((await shop.open()).current()?.sequence).toBe(2);
      expect(existsSync(shop.settings.seenFile)).toBe(true);
    },
  );
});

it('renews an entry when less than twenty days are left, and adds nothing before [M2]', async () => {
  const { source, signer } = await flipped();
  const same = (now: Date) => changeRegistry(source, signer, now, (next) => next);
  clock.now = later(9);
  expect((await same(clock.now)).sequence).toBe(2);
  clock.now = later(11);
  const { sequence, registry } = await same(clock.now);
  expect([sequence, registry.expires_at]).toEqual([3, later(41).toISOString()]);
});

describe('keys', () => {
  it('are made once, readable by their owner alone [M1]', async () => {
    const { settings, signer } = await testRegistry(clock);
    expect(statSync(settings.keyFile).mode & 0o777).toBe(0o600);
    expect(loadSigner(settings)?.id).toBe(signer.id);
    expect(loadSigner({ ...settings, keyFile: '/nowhere/key', publicKeys: ['x'] })).toBeNull();
    writeFileSync(settings.keyFile, 'nonsense');
    expect(() => loadSigner(settings)).toThrow(/put a good copy in its place/);
  });

  it('keys of a machine that only verifies are enough to follow [M1]', async () => {
    const { open, signer, settings } = await flipped();
    const seenFile = `${settings.seenFile}.other`;
    const keys = { keyFile: '/nowhere/key', publicKeys: [signer.public_key], seenFile };
    expect((await open(keys)).current()?.sequence).toBe(2);
  });

  it('can be rotated: an instance that was offline follows, and the old key is no longer trusted [M2]', async () => {
    const shop = await flipped();
    const { source, signer: old, settings, open } = shop;
    const away = { seenFile: `${settings.seenFile}.away`, publicKeys: [old.public_key] };
    const fresh = await rotateKey(source, settings.keyFile, clock.now);
    expect(fresh.id).not.toBe(old.id);
    expect(loadSigner(settings)?.id).toBe(fresh.id);
    expect(source.trusted().map(({ id }) => id)).toEqual([fresh.id]);
    expect((await open(away)).current()?.sequence).toBe(4);
    await append(source, shop.payloadOf(2), { signers: [old], now: clock.now });
    await source.refresh();
    expect([source.current()?.sequence, shop.rejected.length]).toEqual([4, 1]);
    const rejection = changeRegistry(source, old, clock.now, (next) => ({ ...next, remotes: {} }));
    await expect(rejection).rejects.toThrow(RegistryChangeRejected);
    await expect(rejection).rejects.toThrow(/is not one of the registry's/);
  });

  it('are both trusted while a rotation is not complete, also after changes by the old one [M2]', async () => {
    const { source, signer: old, settings } = await flipped();
    makeKey(`${settings.keyFile}.next`);
    const next = readSigner(`${settings.keyFile}.next`);
    const both = [old, next];
    await changeSigned(source, { signers: both, keys: both, now: clock.now }, (same) => same);
    await changeRegistry(source, old, clock.now, (change) => ({ ...change, remotes: {} }));
    expect(source.trusted().map(({ id }) => id)).toEqual(expect.arrayContaining([next.id, old.id]));
    const completed = await rotateKey(source, settings.keyFile, clock.now);
    expect([completed.id, source.trusted().map(({ id }) => id)]).toEqual([next.id, [next.id]]);
  });
});

it('keeps unreadable entries of a remote unchanged, and changes the others [M4]', async () => {
  const good = emptyRemote('1', '2');
  const damaged = { ...good, versions: { ...good.versions, 2: { base: 3 } } };
  const { source, signer } = await flippedWith({ 'mf-a': good, 'mf-b': damaged, 'mf-c': 'text' });
  const { payload, registry } = await changeRegistry(source, signer, clock.now, (next) => {
    expect(Object.keys(next.remotes)).toEqual(['mf-a', 'mf-b']);
    for (const remote of Object.values(next.remotes)) remote.stable = '1';
    return next;
  });
  const { remotes } = JSON.parse(String(payload));
  expect(remotes['mf-b'].versions[2]).toEqual({ base: 3 });
  expect(remotes['mf-c']).toBe('text');
  expect(registry.remotes['mf-a']?.stable).toBe('1');
});

async function flippedWith(remotes: object) {
  const { open, signer } = await testRegistry(clock);
  const source = await open();
  await append(source, { remotes }, { signers: [signer], now: clock.now });
  await source.refresh();
  return { source, signer };
}

it('a change whose entry can’t be read back is not reported as made, and is made the next time [M3]', async () => {
  const { source, signer } = await flipped();
  const { storage } = source;
  const cut: typeof storage = {
    ...storage,
    create: (key, bytes) => storage.create(key, bytes.subarray(0, 20)),
  };
  const change = (on: Pick<OpenRegistry, 'storage'>) =>
    changeRegistry({ ...source, ...on }, signer, clock.now, (next) => {
      for (const remote of Object.values(next.remotes)) remote.stable = '2';
      return next;
    });
  await expect(change({ storage: cut })).rejects.toThrow(
    /Entry 3 .* does not accept it \(entry 3 /,
  );
  expect(stableOf(source)).toBe('1');
  expect((await change({ storage })).sequence).toBe(4);
  expect(stableOf(source)).toBe('2');
});

it('requires checks from the first entry on in which every live version has them [M4]', async () => {
  const unchecked = emptyRemote('1');
  for (const version of Object.values(unchecked.versions)) version.checks = undefined;
  const { source, signer } = await flippedWith({ 'mf-x': unchecked });
  const add = (name: string, remote: typeof unchecked) =>
    changeRegistry(source, signer, clock.now, (next) => ({
      ...next,
      remotes: { ...next.remotes, [name]: remote },
    }));
  expect((await add('mf-y', emptyRemote('1'))).registry.requires_checks).toBeUndefined();
  expect((await add('mf-x', emptyRemote('2'))).registry.requires_checks).toBe(true);
  expect((await add('mf-z', unchecked)).registry.requires_checks).toBe(true);
});
