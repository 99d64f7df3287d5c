/** The id of the shell's own frame among the rendered parts. */
export const SHELL_FRAME = 'shell/frame';

const drawn = new Set<string>();
const listeners = new Set<() => void>();

/** Records that a part is rendered, and so interactive, or has failed. */
export function noteDrawn(id: string) {
  drawn.add(id);
  for (const listener of [...listeners]) listener();
}

/** Resolves once all of `ids` are rendered. */
export function whenDrawn(ids: readonly string[]): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (!ids.every((id) => drawn.has(id))) return;
      listeners.delete(look);
      resolve();
    };
    listeners.add(look);
    look();
  });
}
