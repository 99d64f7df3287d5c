type Hook = 'beforeEach' | 'afterEach' | 'afterAll';
type Callback = () => unknown;

const callbacks: Record<Hook, Callback[]> = { beforeEach: [], afterEach: [], afterAll: [] };

/**
 * Registers a hook for every test file of this process. Meant for modules that test files import: they are loaded once
 * per process, so jest's own hooks at their top level would only apply to the first file.
 */
export function inEveryFile(hook: Hook, callback: Callback): void {
  callbacks[hook].push(callback);
}

export async function runInEveryFile(hook: Hook): Promise<void> {
  for (const callback of callbacks[hook]) await callback();
}
