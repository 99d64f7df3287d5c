import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const PROGRAM = path.join(import.meta.dirname, '../../../testing/deployments/looping-renderer.ts');

/** Whether a process runs; one that has ended stays in the process table until its exit code is read. */
async function isRunning(pid: number): Promise<boolean> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  return stat !== '' && !/\) [ZX] /.test(stat);
}

it('the renderer process ends with a server that is killed, also while a page loops [ADR 0201]', async () => {
  const server = spawn(process.execPath, [PROGRAM], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [bytes] = await once(server.stdout, 'data');
  const renderer = Number(String(bytes));
  expect(await isRunning(renderer)).toBe(true);
  server.kill('SIGKILL');
  await once(server, 'exit');
  // No limit of its own: the test's time limit applies.
  while (await isRunning(renderer)) await pause(50);
  expect(await isRunning(renderer)).toBe(false);
});
