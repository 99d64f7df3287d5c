import type { Composition } from '@pinpu/shared/contracts';
import { RecentEntries } from '../../../platform/recent-entries.ts';
import type { ShopShell } from './shop-shell.ts';

/** Pages request their lazy composition within seconds, so few are needed. */
const MAX = 50;

const keyOf = ({ sequence, canaries }: CompositionInputs) => [sequence, ...canaries].join(' ');

/** Remembers the latest compositions. Earlier ones are composed again, one at a time. */
export function rememberCompositions(
  compose: (from: CompositionInputs) => Promise<ChosenComposition | undefined>,
) {
  const known = new RecentEntries<ChosenComposition>(MAX);
  let queue: Promise<unknown> = Promise.resolve();
  const find = (from: CompositionInputs) => known.get(keyOf(from));

  const add = (composed: ChosenComposition) => known.set(keyOf(composed.from), composed);

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

/** What a composition was chosen by: the number of the registry entry, and the remotes or shell whose canary it has. */
export interface CompositionInputs {
  sequence: number;
  canaries: readonly string[];
}

export interface ChosenComposition {
  composition: Composition;
  shell: ShopShell;
  from: CompositionInputs;
}
