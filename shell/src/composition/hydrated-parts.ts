/** The id of the shell's own frame among the hydrated parts. */
export const SHELL_FRAME = 'shell/frame';

const hydrated = new Set<string>();
const listeners = new Set<() => void>();

/** Records that a part is hydrated or rendered, and so interactive, or has failed. */
export function noteHydrated(id: string) {
  hydrated.add(id);
  for (const listener of [...listeners]) listener();
}

/** Resolves once all of `ids` are hydrated. */
export function whenHydrated(ids: readonly string[]): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (!ids.every((id) => hydrated.has(id))) return;
      listeners.delete(look);
      resolve();
    };
    listeners.add(look);
    look();
  });
}
