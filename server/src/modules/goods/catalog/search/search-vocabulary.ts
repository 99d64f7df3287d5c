import type { Database } from '../../../../platform/db/index.ts';
import { parseSynonyms } from '../../../base/settings/service.ts';
import { type SynonymLine, synonymLine } from '../../../base/settings/synonym-line.ts';
import type { ShelvedCategory } from './category-tree.ts';
import { findSearchForms } from './search-forms.ts';

export class SearchVocabulary {
  readonly terms: ReadonlySet<string>;
  readonly #others = new Map<string, Set<string>>();
  readonly #categories: readonly ShelvedCategory[];

  constructor(lines: readonly SynonymLine[], categories: readonly ShelvedCategory[] = []) {
    this.#categories = categories;
    for (const { equal, narrower } of lines) {
      for (const term of equal) {
        const found = this.#others.get(term) ?? new Set();
        for (const other of [...equal, ...narrower]) if (other !== term) found.add(other);
        this.#others.set(term, found);
      }
    }
    const written = lines.flatMap(({ equal, narrower }) => [...equal, ...narrower]);
    const names = categories.map(({ form }) => form);
    this.terms = new Set([...written, ...names].filter((term) => term !== ''));
  }

  /** Ids of the categories whose name, or whose parent's name, fulfils `isFound`. */
  categoriesWith(isFound: (shelf: string) => boolean): string[] {
    return this.#categories.filter(({ shelf }) => isFound(shelf)).map(({ cate_id }) => cate_id);
  }

  synonymsOf(term: string): readonly string[] {
    return [...(this.#others.get(term) ?? [])];
  }

  /** Known words that contain this one by accident: 擴香油 consists of 擴香 and 油, and so is no match for 香油. */
  accidentsOf(term: string): readonly string[] {
    const others = this.#others.get(term);
    return [...this.terms].filter((known) => {
      const at = known.lastIndexOf(term);
      if (at <= 0 || others?.has(known)) return false;
      return [...this.terms].some(
        (word) =>
          word.length > at &&
          word !== known &&
          word.length < known.length &&
          known.startsWith(word),
      );
    });
  }
}

/** Normalising depends on the lines alone, and most searches have the same lines as the one before. */
let last: { key: string; lines: SynonymLine[] } | undefined;

async function normalised(db: Database, lines: readonly string[]): Promise<SynonymLine[]> {
  const key = lines.join('\n');
  if (last?.key === key) return last.lines;
  const parsed = lines.map(synonymLine);
  const terms = parsed.flatMap(({ equal, narrower }) => [...equal, ...narrower]);
  const normalTerms = await findSearchForms(db, terms);
  const forms = new Map(terms.map((term, at) => [term, normalTerms[at] ?? '']));
  const formsOf = (list: readonly string[]) =>
    [...new Set(list.map((term) => forms.get(term) ?? ''))].filter((form) => form !== '');
  const found = parsed.map(({ equal, narrower }) => ({
    equal: formsOf(equal),
    narrower: formsOf(narrower),
  }));
  last = { key, lines: found };
  return found;
}

/** The vocabulary is built again where the lines or the categories have changed. */
let built:
  | { lines: SynonymLine[]; categories: readonly ShelvedCategory[]; vocabulary: SearchVocabulary }
  | undefined;

export async function findSearchVocabulary(
  db: Database,
  stored: unknown,
  categories: readonly ShelvedCategory[],
): Promise<SearchVocabulary> {
  const lines = await normalised(db, parseSynonyms(stored));
  if (built?.lines === lines && built.categories === categories) return built.vocabulary;
  const vocabulary = new SearchVocabulary(lines, categories);
  built = { lines, categories, vocabulary };
  return vocabulary;
}
