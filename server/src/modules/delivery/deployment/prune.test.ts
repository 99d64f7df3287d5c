import { rmSync } from 'node:fs';
import { builtShell } from '../../../testing/deployments/built-shell.ts';
import { deployer, testRemote, testShell } from '../../../testing/deployments/deployed-remote.ts';
import { testApp } from '../../../testing/index.ts';

const DAY = 86_400_000;

let dist = '';
beforeEach(() => {
  dist = builtShell({});
});
afterEach(() => rmSync(dist, { recursive: true, force: true }));

const versionOf = (at: number) => `1.0.0-v${at}`;

/** A shop in which `count` versions of a remote were live, each for a day. */
async function shop(count: number) {
  const test = await testApp({ env: { DIST_DIR: dist } });
  const operator = deployer(test);
  const deploy = (version: string) => operator.deploy(testRemote('mf-a', version));
  await operator.deploy(testShell('1.0.0-shell'));
  for (let at = 1; at <= count; at += 1) {
    await deploy(versionOf(at));
    test.clock.advance(DAY);
  }
  const prune = async (dry_run = false) =>
    (await operator.call('POST', '/prune', { dry_run })).json().body;
  const served = async (version: string) =>
    (await test.app.inject(`/remotes/mf-a/${version}/entry.js`)).statusCode;
  return { ...test, operator, deploy, prune, served };
}

it('keeps what a page of the last thirty days may need, and the last five versions', async () => {
  const { clock, prune } = await shop(8);
  expect(await prune()).toEqual({ removed: [], deleted: [], files: 0 });
  // Version 1 was replaced after a day.
  clock.advance(23 * DAY);
  expect((await prune(true)).removed).toEqual([]);
  clock.advance(1);
  expect((await prune(true)).removed).toEqual([{ name: 'mf-a', version: versionOf(1) }]);
  clock.advance(60 * DAY);
  const { removed } = await prune(true);
  expect(removed.map(({ version }: { version: string }) => version)).toEqual(
    [1, 2, 3].map(versionOf),
  );
});

it('takes a version out of the registry first, and deletes its files a day later', async () => {
  const { clock, prune, served, operator } = await shop(7);
  clock.advance(60 * DAY);
  expect(await prune(true)).toMatchObject({ deleted: [], files: 0 });
  expect(await prune()).toMatchObject({ removed: [{}, {}], deleted: [] });
  expect(await served(versionOf(1))).toBe(200);
  const back = { why: 'x', version: versionOf(1) };
  expect((await operator.call('POST', '/mf-a/rollback', back)).statusCode).toBe(404);
  clock.advance(DAY + 1);
  expect(await prune()).toMatchObject({ removed: [], deleted: [{}, {}], files: 6 });
  expect([await served(versionOf(1)), await served(versionOf(3))]).toEqual([404, 200]);
});

it('keeps a version that is uploaded again meanwhile', async () => {
  const { clock, prune, served, deploy } = await shop(6);
  clock.advance(60 * DAY);
  await prune();
  clock.advance(DAY + 1);
  await deploy(versionOf(1));
  await prune();
  expect(await served(versionOf(1))).toBe(200);
});

it('deletes an upload that was never published, a day after its last file', async () => {
  const { clock, prune, operator, served } = await shop(1);
  const place = '/mf-a/1.0.0-left/files/entry.js';
  await operator.call('PUT', place, Buffer.from('x'));
  clock.advance(DAY);
  expect((await prune()).deleted).toEqual([]);
  clock.advance(1);
  expect((await prune()).deleted).toEqual([{ name: 'mf-a', version: '1.0.0-left' }]);
  expect(await served('1.0.0-left')).toBe(404);
});

it('keeps a canary, and a version that a canary was for thirty days after its end', async () => {
  const { clock, operator, prune } = await shop(1);
  await operator.deploy(testRemote('mf-a', '1.0.0-canary'), { percent: 10 });
  clock.advance(90 * DAY);
  expect((await prune(true)).removed).toEqual([]);
  await operator.call('POST', '/mf-a/rollback', { why: 'slow' });
  clock.advance(30 * DAY);
  expect((await prune(true)).removed).toEqual([]);
  clock.advance(1);
  expect((await prune(true)).removed).toEqual([{ name: 'mf-a', version: '1.0.0-canary' }]);
});
