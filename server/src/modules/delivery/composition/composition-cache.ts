import type { ChosenComposition, CompositionInputs } from './chosen-composition.ts';

/** Pages request their lazy composition within seconds, so few are needed. */
const MAX = 50;

const keyOf = ({ sequence, canaries }: CompositionInputs) => [sequence, ...canaries].join(' ');

/** Remembers the latest compositions. Earlier ones are composed again, one at a time. */
export function rememberCompositions(
  compose: (from: CompositionInputs) => Promise<ChosenComposition | undefined>,
) {
  const known = new Map<string, ChosenComposition>();
  let queue: Promise<unknown> = Promise.resolve();
  const find = (from: CompositionInputs) => known.get(keyOf(from));

  function add(composed: ChosenComposition) {
    known.set(keyOf(composed.from), composed);
    const [oldest = ''] = known.keys();
    if (known.size > MAX) known.delete(oldest);
  }

  async function composeAgain(from: CompositionInputs) {
    const found = find(from) ?? (await compose(from));
    if (found !== undefined) add(found);
    return found;
  }

  return {
    add,
    remembered: find,
    composeFrom(from: CompositionInputs) {
      const next = queue.then(() => composeAgain(from));
      queue = next.catch(() => undefined);
      return next;
    },
  };
}
