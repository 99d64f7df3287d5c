import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { canaryTakes } from '@pinpu/shared/domain';
import { bucketShop } from '../../../testing/deployments/bucket-shop.ts';
import {
  deployer,
  type TestArtefact,
  testRemote,
  testShell,
} from '../../../testing/deployments/deployed-remote.ts';
import { contextOf } from './context.ts';
import { prune } from './prune.ts';

const DAY = 86_400_000;
const NAME = 'mf-wishlist';
const version = (letter: string) => `1.0.0-${letter}`;
const remote = (letter: string) => testRemote(NAME, version(letter));
const fileOf = (letter: string) => `/remotes/${NAME}/${version(letter)}/entry.js`;

type Instance = Awaited<ReturnType<Awaited<ReturnType<typeof bucketShop>>['instance']>>;

async function twoInstances() {
  const one = await bucketShop();
  const operator = deployer(one);
  expect((await operator.deploy(testShell('1.0.0-shell'))).statusCode).toBe(200);
  const two = await one.instance('two');
  const body = { team: 'wishlist team', remotes: [NAME], days: 365 };
  const { token } = (await operator.call('POST', '/tokens', body)).json().body;
  const team = deployer(two, token);
  const both = async <T>(work: (instance: Instance) => Promise<T>) => {
    for (const { shop } of [one, two]) await shop.registry.refresh();
    return [await work(one), await work(two)];
  };
  const versionFor = (bucket: number) =>
    both(async ({ app }) => {
      const page = await app.inject({
        url: `/${NAME}`,
        cookies: { pinpu_bucket: String(bucket) },
      });
      return /\/remotes\/mf-wishlist\/([^/]+)\//.exec(page.body)?.[1];
    });
  const fetched = (letter: string) =>
    both(async ({ app }) => {
      const { statusCode, body } = await app.inject(fileOf(letter));
      return statusCode === 200 ? body : statusCode;
    });
  return { one, two, operator, team, versionFor, fetched };
}

const same = <T>(value: T) => [value, value];

/** A visitor's bucket that the canary takes, or does not take, at each of these percentages. */
const bucketThat = (takes: boolean, letter: string, percents: number[]) =>
  Array.from({ length: 10_000 }, (_, bucket) => bucket).find((bucket) =>
    percents.every(
      (percent) => canaryTakes(bucket, NAME, { version: version(letter), percent }) === takes,
    ),
  ) ?? -1;

describe('a deployment by the API against a bucket, on two instances', () => {
  it('passes upload, gates, release, canary, promotion and rollback [M1] [M3]', async () => {
    const { two, team, versionFor, fetched } = await twoInstances();
    const secret: TestArtefact = testRemote(NAME, version('x'), 'const k="AKIAABCDEFGHIJKLMNOP"');
    expect((await team.publish(secret)).statusCode).toBe(422);
    expect((await team.publish(remote('a'))).statusCode).toBe(200);
    expect(await versionFor(1)).toEqual(same(undefined));
    expect((await team.flip(NAME, version('a'))).statusCode).toBe(200);
    expect(await versionFor(1)).toEqual(same(version('a')));
    expect(await fetched('a')).toEqual(same(`export const version='${NAME} ${version('a')}'`));
    expect(existsSync(join(two.cacheDir, fileOf('a')))).toBe(true);

    expect((await team.deploy(remote('b'), { percent: 10 })).statusCode).toBe(200);
    const [taken, later] = [bucketThat(true, 'b', [10]), bucketThat(false, 'b', [10, 20])];
    expect(await versionFor(taken)).toEqual(same(version('b')));
    expect(await versionFor(later)).toEqual(same(version('a')));
    await team.call('POST', `/${NAME}/canary`, { percent: 20 });
    expect([await versionFor(taken), await versionFor(later)]).toEqual([
      same(version('b')),
      same(version('a')),
    ]);
    expect((await team.call('POST', `/${NAME}/promote`, {})).statusCode).toBe(200);
    expect(await versionFor(later)).toEqual(same(version('b')));

    const back = await team.call('POST', `/${NAME}/rollback`, { why: 'broken' });
    expect(back.statusCode).toBe(200);
    expect(await versionFor(taken)).toEqual(same(version('a')));
    // A page that is already open can still load its version.
    expect(await fetched('b')).toEqual(same(`export const version='${NAME} ${version('b')}'`));
    expect((await team.flip(NAME, version('b'))).statusCode).toBe(409);
  });

  it('is pruned when no page can need it any more, and its files go from the bucket [M3]', async () => {
    const { one, operator, team, fetched } = await twoInstances();
    await team.deploy(remote('a'));
    await team.deploy(remote('b'), { percent: 10 });
    await team.upload(testRemote(NAME, version('left')));
    await team.call('POST', `/${NAME}/rollback`, { why: 'slow' });
    const pruned = async () =>
      (await operator.call('POST', '/prune', { dry_run: false })).json().body;
    await fetched('a');
    const gone = { name: NAME, version: version('b') };
    one.clock.advance(30 * DAY + 1);
    expect(await pruned()).toMatchObject({
      removed: [gone],
      deleted: [{ name: NAME, version: version('left') }],
    });
    one.clock.advance(DAY + 1);
    expect(await pruned()).toMatchObject({ removed: [], deleted: [gone], files: 3 });
    expect(await fetched('b')).toEqual(same(404));
    expect(await fetched('a')).toEqual(same(`export const version='${NAME} ${version('a')}'`));
    const keys: string[] = [];
    for await (const key of one.shop.registry.storage.list(`remotes/${NAME}/`)) keys.push(key);
    expect(new Set(keys.map((key) => key.split('/')[2]))).toEqual(new Set([version('a')]));
  });

  it('deletes nothing on an instance that rejects the newest entry, or has no key [M3]', async () => {
    const { one, operator, team, fetched } = await twoInstances();
    await team.deploy(remote('a'));
    // Only the other instance has read that entry before; here it has expired when it is found.
    one.clock.advance(30 * DAY + 1);
    const body = { dry_run: false };
    const rejected = await operator.call('POST', '/prune', body);
    expect([rejected.statusCode, rejected.json().msg[0].Code]).toEqual([503, 'REGISTRY_BEHIND']);
    const keyless = contextOf(
      { db: one.db, clock: one.clock.now },
      { ...one.shop.registry, signer: () => null },
    );
    await expect(prune(keyless, { dryRun: false })).rejects.toMatchObject({
      code: 'NO_REGISTRY_KEY',
    });
    expect((await fetched('a'))[1]).toBe(`export const version='${NAME} ${version('a')}'`);
  });
});
