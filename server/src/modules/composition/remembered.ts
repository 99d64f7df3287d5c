import type { Composed, ComposedFrom } from './composed.ts';

/** Open tabs ask for the rest of theirs within seconds, so that hardly any is asked for later. */
const MAX = 50;

const keyOf = ({ sequence, canaries }: ComposedFrom) => [sequence, ...canaries].join(' ');

/** Remembers the last compositions. Others are composed again, one after the other. */
export function rememberCompositions(
  compose: (from: ComposedFrom) => Promise<Composed | undefined>,
) {
  const known = new Map<string, Composed>();
  let queue: Promise<unknown> = Promise.resolve();
  const find = (from: ComposedFrom) => known.get(keyOf(from));

  function add(composed: Composed) {
    known.set(keyOf(composed.from), composed);
    const [oldest = ''] = known.keys();
    if (known.size > MAX) known.delete(oldest);
  }

  async function composeAgain(from: ComposedFrom) {
    const found = find(from) ?? (await compose(from));
    if (found !== undefined) add(found);
    return found;
  }

  return {
    add,
    remembered: find,
    composeFrom(from: ComposedFrom) {
      const next = queue.then(() => composeAgain(from));
      queue = next.catch(() => undefined);
      return next;
    },
  };
}
