import type { Scores } from './relevance.ts';

/** Keywords whose scores are remembered: a byte for every product each. */
const KEYWORDS = 64;

/** Scores of the keywords asked for last, until texts change. */
export class KeywordCache {
  readonly #scores = new Map<string, Scores>();

  /** What is known for these words, else what `compute` gives. */
  scores(words: readonly string[], compute: () => Scores): Scores {
    const key = words.join(' ');
    const scores = this.#scores.get(key) ?? compute();
    this.#scores.delete(key);
    this.#scores.set(key, scores);
    const [oldest] = this.#scores.keys();
    if (this.#scores.size > KEYWORDS && oldest !== undefined) this.#scores.delete(oldest);
    return scores;
  }

  forget(): void {
    this.#scores.clear();
  }
}
