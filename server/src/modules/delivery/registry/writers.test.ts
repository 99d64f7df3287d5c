import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { emptyRemote, testRegistry } from '../../../testing/deployments/test-registry.ts';
import { conditionalS3 } from '../../../testing/fakes/conditional-s3.ts';
import { append } from './append.ts';
import { changeRegistry } from './index.ts';
import { openLog } from './registry-log.ts';
import { openDeploymentStorage } from './storage/open-storage.ts';

const SCRIPT = fileURLToPath(
  new URL('../../../testing/deployments/registry-writer.ts', import.meta.url),
);

const running: ChildProcess[] = [];
afterEach(() => {
  for (const child of running.splice(0)) child.kill('SIGKILL');
});

type Shared = Awaited<ReturnType<typeof testRegistry>>;

/** A process that flips the registry `times` times, and the flips that it reports as successful. */
function writer({ settings, storage }: Shared, name: string, times: number) {
  const args = [SCRIPT, storage.name, settings.keyFile, name, String(times)];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  running.push(child);
  const landed: string[] = [];
  const lines = createInterface({ input: child.stdout });
  lines.on('line', (line) => landed.push(line));
  return { child, landed, lines, ended: once(child, 'close') };
}

async function historyOf(shared: Shared): Promise<string[]> {
  const source = await shared.open();
  await source.refresh();
  const { history = [] } = source.current()?.registry.remotes['mf-x'] ?? {};
  return history.slice(1).map((entry) => ('at' in entry ? String(entry.at) : ''));
}

it('every flip of several processes that write at once is stored, in the order of each [M3]', async () => {
  const shared = await testRegistry({ now: new Date() });
  const writers = ['a', 'b', 'c'].map((name) => writer(shared, name, 12));
  await Promise.all(writers.map(({ ended }) => ended));
  const history = await historyOf(shared);
  expect(history).toHaveLength(36);
  for (const { landed } of writers) {
    expect(landed).toHaveLength(12);
    expect(history.filter((at) => at[0] === landed[0]?.[0])).toEqual(landed);
  }
  expect(shared.rejected).toEqual([]);
});

it('keeps all stored entries when a writer is killed, and accepts no partial one [M3]', async () => {
  const shared = await testRegistry({ now: new Date() });
  const [victim, other] = [writer(shared, 'v', 10_000), writer(shared, 'o', 15)];
  await once(victim.lines, 'line');
  await other.ended;
  victim.child.kill('SIGKILL');
  await victim.ended;
  const history = await historyOf(shared);
  expect(history.filter((at) => at.startsWith('o'))).toEqual(other.landed);
  // The last flip may have succeeded before it could be reported.
  const killed = history.filter((at) => at.startsWith('v'));
  expect(killed.slice(0, victim.landed.length)).toEqual(victim.landed);
  expect(killed.length - victim.landed.length).toBeLessThanOrEqual(1);
  expect(shared.rejected).toEqual([]);
});

it('every flip of machines that share a bucket is stored, and each sees those of the others [M3]', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'pinpu-shared-bucket-'));
  const s3 = await conditionalS3(join(folder, 's3'), 'shop');
  try {
    const { settings, signer } = await testRegistry({ now: new Date() });
    const storage = await openDeploymentStorage({
      at: 's3',
      endpoint: s3.endpoint,
      region: 'us-east-1',
      bucket: 'shop',
      prefix: 'deployments',
      accessKeyId: 'S3RVER',
      secretAccessKey: 'S3RVER',
      pathStyle: true,
    });
    const faults: object[] = [];
    const log = { error: (fields: object) => void faults.push(fields) };
    const open = (name: string) => {
      const own = { ...settings, seenFile: join(folder, `${name}.json`) };
      return openLog(own, storage, signer, () => new Date(), log);
    };
    const begun = await open('first');
    const first = { remotes: { 'mf-x': emptyRemote('1') } };
    await append(begun, first, { signers: [signer], now: new Date() });
    const machines = await Promise.all(['a', 'b', 'c', 'd'].map(open));
    await Promise.all(
      machines.map(async (machine, number) => {
        for (let time = 0; time < 4; time += 1)
          await changeRegistry(machine, signer, new Date(), (next) => {
            next.remotes[`mf-${number}-${time}`] = emptyRemote('1');
            return next;
          });
      }),
    );
    expect(faults).toEqual([]);
    for (const machine of machines) {
      await machine.refresh();
      expect(machine.current()?.sequence).toBe(17);
      expect(Object.keys(machine.current()?.registry.remotes ?? {})).toHaveLength(17);
    }
    expect(faults).toEqual([]);
  } finally {
    await s3.close();
    rmSync(folder, { recursive: true, force: true });
  }
});
