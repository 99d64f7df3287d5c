import type { CategoryTree } from './category-tree.ts';
import type { Shelved } from './shelved.ts';

/** How well a product answers a keyword, best last; 0 where not every word is found. */
const IN_DESCRIPTION = 1;
const IN_CATEGORY = 2;
const IN_NAME = 3;
const NAME_BEGINS = 4;
const NAME_IS = 5;

/** A score for every slot. */
export type Scores = Uint8Array;

/** Where this one word is found: the best place for each slot. */
function scoresOfWord(shelved: Shelved, tree: CategoryTree, word: string): Scores {
  const scores = new Uint8Array(shelved.size);
  shelved.descriptions.sweep(word, (slot) => {
    scores[slot] = IN_DESCRIPTION;
  });
  const cates = new Set(tree.mentioning(word).map((cate_id) => shelved.cateNumber(cate_id)));
  if (cates.size > 0) {
    for (let slot = 0; slot < scores.length; slot += 1) {
      if (cates.has(shelved.cate[slot] ?? -1)) scores[slot] = IN_CATEGORY;
    }
  }
  shelved.names.sweep(word, (slot) => {
    scores[slot] = IN_NAME;
  });
  return scores;
}

/** Every word must be found; a product is as good as its worst word, better where its name begins with them all. */
export function scoresOf(shelved: Shelved, tree: CategoryTree, words: readonly string[]): Scores {
  const [first, ...others] = words.map((word) => scoresOfWord(shelved, tree, word));
  const scores = first ?? new Uint8Array(shelved.size);
  for (const other of others) {
    for (let slot = 0; slot < scores.length; slot += 1) {
      scores[slot] = Math.min(scores[slot] ?? 0, other[slot] ?? 0);
    }
  }
  const whole = words.join(' ');
  for (let slot = 0; slot < scores.length; slot += 1) {
    if (scores[slot] !== IN_NAME) continue;
    const name = shelved.names.at(slot);
    if (name.startsWith(whole)) scores[slot] = name === whole ? NAME_IS : NAME_BEGINS;
  }
  return scores;
}

/** The slots that were found, best first; equals as they stood. */
export function byRelevance(sorted: readonly number[], scores: Scores): number[] {
  const found: number[][] = Array.from({ length: NAME_IS + 1 }, () => []);
  for (const slot of sorted) {
    const score = scores[slot];
    if (score) found[score]?.push(slot);
  }
  return found.reverse().flat();
}
