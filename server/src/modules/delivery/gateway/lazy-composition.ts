import { createHash } from 'node:crypto';
import type { Composition } from '@pinpu/shared/contracts';
import type { ChosenComposition } from '../composition/chosen-composition.ts';

/** A lazy composition as pages load it: its address, its text with all remotes, and the text's hash. */
interface LazyComposition {
  url: string;
  integrity: string;
  text: string;
}

const documents = new WeakMap<Composition, LazyComposition>();

function written({ composition, from }: ChosenComposition): LazyComposition {
  const { id, remotes, refused: rejected } = composition;
  const text = JSON.stringify({ id, remotes, refused: rejected });
  const sha384 = createHash('sha384').update(text).digest('base64');
  const canaries = from.canaries.length === 0 ? '' : `?canaries=${from.canaries.join(',')}`;
  const name = sha384.slice(0, 22).replaceAll('+', '-').replaceAll('/', '_');
  const url = `/compositions/${from.sequence}/${name}.json${canaries}`;
  return { url, integrity: `sha384-${sha384}`, text };
}

/** The document of a composition, for pages that were served with an initial part of it. */
export function lazyComposition(composed: ChosenComposition): LazyComposition {
  const known = documents.get(composed.composition) ?? written(composed);
  documents.set(composed.composition, known);
  return known;
}
