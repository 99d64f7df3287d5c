import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Rejection } from '../../../platform/errors/rejection.ts';
import {
  listOf,
  type TestArtefact,
  testRemote,
  testShell,
} from '../../../testing/deployments/deployed-remote.ts';
import { deployAll, openInstance } from '../../../testing/deployments/instance.ts';
import { KILLED_DEPLOYMENT } from '../../../testing/deployments/killed-deployment.ts';
import { testApp } from '../../../testing/index.ts';
import { sha384 as hashOf } from '../registry/artefact.ts';
import { deploy } from './change-live.ts';
import { contextOf } from './context.ts';
import { folderOf } from './names.ts';
import { publish } from './publish.ts';
import { storeFile } from './upload-routes.ts';

jest.setTimeout(90_000);

let dist = '';
beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'pinpu-deploy-'));
  writeFileSync(join(dist, 'registry.json'), '{"sequence":0,"remotes":{}}');
});
afterEach(() => rmSync(dist, { recursive: true, force: true }));

async function twoInstances() {
  const { db } = await testApp({ seed: 'empty' });
  const shared = { dist, keyFile: join(dist, 'key.pem'), db };
  const one = await openInstance(shared, join(dist, 'one'));
  await deployAll(one.context, testShell('1.0.0-shell'));
  const two = await openInstance(shared, join(dist, 'two'));
  return { one, two, shared };
}

const dropping = { offers: {} };
const offering = { offers: { 'product.extra': 1 } };
const filling = { fills: { 'product.extra': { version: 1 } } };

it('deployments of several teams at the same moment, on two instances, all succeed [M1]', async () => {
  const { one, two } = await twoInstances();
  const names = ['mf-a', 'mf-b', 'mf-c', 'mf-d', 'mf-e', 'mf-f'];
  await Promise.all(
    names.map((name, at) =>
      deployAll((at % 2 === 0 ? one : two).context, testRemote(name, '1.0.0-a'), `team ${name}`),
    ),
  );
  for (const { registry } of [one, two]) {
    const { remotes } = (await registry.refresh()).registry;
    const live = Object.entries(remotes).map(([name, { stable, history }]) => [
      name,
      stable,
      history.map(({ by }) => by),
    ]);
    expect(live.sort()).toEqual(names.map((name) => [name, '1.0.0-a', [`team ${name}`]]));
  }
});

it('two concurrent deployments of one remote are both in its history', async () => {
  const { one, two } = await twoInstances();
  await Promise.all([
    deployAll(one.context, testRemote('mf-a', '1.0.0-a'), 'one'),
    deployAll(two.context, testRemote('mf-a', '1.0.0-b'), 'two'),
  ]);
  const { stable, history } = (await one.registry.refresh()).registry.remotes['mf-a'] ?? {};
  expect(history?.map(({ by }) => by).sort()).toEqual(['one', 'two']);
  expect(stable).toBe(history?.at(-1)?.version);
});

it('only one of two concurrent deployments succeeds whose versions are incompatible [M4]', async () => {
  const { one, two } = await twoInstances();
  await deployAll(one.context, testRemote('mf-a', '1.0.0-a', 'a', offering));
  const without = testRemote('mf-a', '1.0.0-b', 'b', dropping);
  const filler = testRemote('mf-b', '1.0.0-a', 'c', filling);
  for (const artefact of [without, filler]) {
    const { name, version } = artefact;
    for (const [path, bytes] of Object.entries(artefact.files))
      await one.context.storage.create(folderOf(name, version) + path, bytes);
    await publish(one.context, { name, version, files: listOf(artefact), accept: [] }, 'x');
  }
  const rest = { why: '', accept: [], browser: { without: 'a test' } };
  const landed = await Promise.allSettled([
    deploy(one.context, 'mf-a', { version: '1.0.0-b', ...rest }, 'one'),
    deploy(two.context, 'mf-b', { version: '1.0.0-a', ...rest }, 'two'),
  ]);
  expect(landed.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  const rejected = landed.find(({ status }) => status === 'rejected') as PromiseRejectedResult;
  expect(rejected.reason).toMatchObject({ statusCode: 422, code: 'GATE_REFUSED' });
});

it('stores a file once where two upload it at once, and rejects the other bytes', async () => {
  const { one, two } = await twoInstances();
  const upload = { name: 'mf-a', version: '1.0.0-a', path: 'entry.js' };
  const put = ({ context }: typeof one, text: string) =>
    storeFile(context, { ...upload, bytes: Buffer.from(text) }, new Date());
  const same = await Promise.all([put(one, 'a'), put(two, 'a')]);
  expect(same.map(({ stored }) => stored).sort()).toEqual(['created', 'exists']);
  expect(same.filter(({ isFirst }) => isFirst)).toHaveLength(1);
  const other = { ...upload, path: 'other.js' };
  const both = await Promise.allSettled([
    storeFile(one.context, { ...other, bytes: Buffer.from('a') }, new Date()),
    storeFile(two.context, { ...other, bytes: Buffer.from('b') }, new Date()),
  ]);
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});

it('changes nothing without the key of the registry', async () => {
  const { one } = await twoInstances();
  const keyless = { ...one.registry, signer: () => null };
  const context = contextOf(one.context, keyless);
  const attempt = deployAll(context, testRemote('mf-a', '1.0.0-a'));
  await expect(attempt).rejects.toBeInstanceOf(Rejection);
  await expect(attempt).rejects.toMatchObject({ statusCode: 503, code: 'NO_REGISTRY_KEY' });
});

/** Runs a deployment that is killed at its `at`th step; returns whether it was killed. */
async function killedAt(at: number, artefact: TestArtefact, keyFile: string): Promise<boolean> {
  const files = Object.entries(artefact.files).map(([path, bytes]) => [
    path,
    bytes.toString('base64'),
  ]);
  const task = { dist, keyFile, at, artefact: { ...artefact, files: Object.fromEntries(files) } };
  const child = spawn(process.execPath, [KILLED_DEPLOYMENT, JSON.stringify(task)], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code, signal] = await once(child, 'exit');
  if (signal === null && code !== 0) throw new Error(`the deployment ended with ${code}`);
  return signal === 'SIGKILL';
}

/** The steps of a deployment: three files, and two entries of the registry. */
const STEPS = 5;

it.each(Array.from({ length: STEPS + 1 }, (_, at) => at + 1))(
  'a deployment that is killed at step %i leaves the old version or the new one [M1]',
  async (at) => {
    const { one, shared } = await twoInstances();
    await deployAll(one.context, testRemote('mf-a', '1.0.0-old'));
    const artefact = testRemote('mf-a', '1.0.0-new');
    expect(await killedAt(at, artefact, shared.keyFile)).toBe(at <= STEPS);
    const { registry, context } = await openInstance(shared, join(dist, 'after'));
    const { stable, versions } = registry.current().registry.remotes['mf-a'] ?? {};
    expect(stable).toBe(at <= STEPS ? '1.0.0-old' : '1.0.0-new');
    for (const [file, { sha384 }] of Object.entries(versions?.[stable ?? '']?.files ?? {})) {
      const bytes = await registry.storage.read(folderOf('mf-a', stable ?? '') + file);
      expect(bytes && hashOf(bytes)).toBe(sha384);
    }
    if (at > STEPS) return;
    await deployAll(context, artefact);
    expect(registry.current().registry.remotes['mf-a']?.stable).toBe('1.0.0-new');
  },
);
