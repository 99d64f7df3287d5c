import type { Rendered, RenderFailure, RenderHost } from '@pinpu/shared/contracts';
import { remoteOf, shellOf } from './builds.ts';
import type { CallAnswer, RenderTask } from './messages.ts';
import { as, endTimers, enter, onTimerThrown } from './owner.ts';

export const reasonOf = (error: unknown): string =>
  error instanceof Error ? `${error.name}: ${error.message}` : String(error);

let api: RenderHost['fetch'] | undefined;

/** The name under which shells give their API client its `fetch`; no build can change it for another. */
export function shareApi(): void {
  Object.defineProperty(globalThis, 'pinpuGuestApi', { get: () => api, set: () => undefined });
}

async function answered(request: Request, call: (url: string) => Promise<CallAnswer>) {
  if (request.method !== 'GET') throw new Error('a page may only read while it is rendered');
  const { status, headers, body } = await call(request.url);
  return new Response(body, { status, headers });
}

function hostOf(
  { shell, remotes }: RenderTask,
  broken: RenderFailure[],
  call: (url: string) => Promise<CallAnswer>,
): RenderHost {
  const failed = new Set<string>();
  return {
    fetch: (request) => answered(request, call),
    enter,
    exportsOf(remote) {
      const use = Object.hasOwn(remotes, remote) ? remotes[remote] : undefined;
      if (use === undefined || failed.has(remote)) return undefined;
      try {
        return as(remote, () => remoteOf(shellOf(shell), use));
      } catch (error) {
        failed.add(remote);
        broken.push({ remote, part: 'build', why: reasonOf(error) });
        return undefined;
      }
    },
  };
}

/** Renders a page with the shell's build and those of its remotes; undefined where there is nothing to render. */
export async function perform(
  task: RenderTask,
  broken: RenderFailure[],
  call: (url: string) => Promise<CallAnswer>,
): Promise<Rendered | undefined> {
  enter('');
  onTimerThrown((remote, error) => broken.push({ remote, part: 'timer', why: reasonOf(error) }));
  try {
    const { build } = shellOf(task.shell);
    const host = hostOf(task, broken, call);
    api = host.fetch;
    if (task.evaluatesAll) for (const name of Object.keys(task.remotes)) host.exportsOf(name);
    return await build.render(task.job, host);
  } finally {
    endTimers();
  }
}
