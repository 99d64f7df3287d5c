type Hook = 'beforeEach' | 'afterEach' | 'afterAll';
type Callback = () => unknown;

const callbacks: Record<Hook, Callback[]> = { beforeEach: [], afterEach: [], afterAll: [] };

/** Modules that tests import load once per process: jest's hooks there serve one file. */
export function inEveryFile(hook: Hook, callback: Callback): void {
  callbacks[hook].push(callback);
}

export async function runInEveryFile(hook: Hook): Promise<void> {
  for (const callback of callbacks[hook]) await callback();
}
