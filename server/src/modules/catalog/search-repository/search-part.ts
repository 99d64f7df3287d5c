import { type SQL, sql } from 'drizzle-orm';
import { anyOf, type IndexQuery, ofCategories, pairsOf, without } from './index-query.ts';
import type { SearchVocabulary } from './search-vocabulary.ts';
import { queriesOf, queryOf, type Share } from './share.ts';
import { inCategories, or } from './sql-terms.ts';

/** A two-character word is decided by the bigram index; the bigrams of a longer one may match in another order. */
const PAIR = 2;
const lengthOf = (text: string) => [...text].length;

/** A word that a product must contain, or a synonym of it. */
export interface SearchPart {
  word: string;
  synonyms: readonly string[];
  /** Known words that contain it by accident (`SearchVocabulary`). */
  accidents: readonly string[];
  /** The ids of the categories that contain a text, which are known. */
  categoriesWith(text: string): readonly string[];
  /** Typed by itself. Other words of one character are searched in names alone: in a text they say nothing. */
  isTyped: boolean;
}

export const searchPart = (
  word: string,
  vocabulary: SearchVocabulary,
  isTyped = false,
): SearchPart => ({
  word,
  synonyms: vocabulary.synonymsOf(word),
  accidents: vocabulary.accidentsOf(word),
  categoriesWith: (text) => vocabulary.categoriesWith((shelf) => shelf.includes(text)),
  isTyped,
});

interface Alternative {
  text: string;
  inTexts: boolean;
}

/** The texts that match a part, those first that match most; one that contains another adds nothing. */
function alternativesOf({ word, synonyms, isTyped }: SearchPart): Alternative[] {
  const all = [
    { text: word, inTexts: isTyped || lengthOf(word) > 1 },
    ...synonyms.map((text) => ({ text, inTexts: lengthOf(text) > 1 })),
  ];
  const needed = all.filter(
    (one) =>
      !all.some(
        (other) =>
          other !== one && one.text.includes(other.text) && (other.inTexts || !one.inTexts),
      ),
  );
  return needed.toSorted((a, b) => lengthOf(a.text) - lengthOf(b.text));
}

const inColumn = (column: SQL, text: string) => sql`strpos(${column}, ${text}) > 0`;
const NAME = sql`search_name`;
const TEXT = sql`search_text`;

/** The categories that have any of the texts. */
const shelvesOf = ({ categoriesWith }: SearchPart, texts: readonly string[]): string[] => [
  ...new Set(texts.flatMap(categoriesWith)),
];

/** Whether a product's categories have any of the texts; undefined where none has. */
function onShelf(part: SearchPart, texts: readonly string[]): SQL | undefined {
  const ids = shelvesOf(part, texts);
  return ids.length > 0 ? inCategories(ids) : undefined;
}

/** A name with a text has every text within it, which are looked for instead. */
const inNames = (texts: readonly string[]): SQL =>
  or(
    [...new Set(texts)]
      .filter((text) => !texts.some((other) => other !== text && text.includes(other)))
      .map((text) => inColumn(NAME, text)),
  );

/** Whether name or categories have any of the texts. */
function named(part: SearchPart, texts: readonly string[]): SQL {
  const shelf = onShelf(part, texts);
  return shelf === undefined ? inNames(texts) : or([shelf, inNames(texts)]);
}

const textsOf = (alternatives: readonly Alternative[]) => alternatives.map(({ text }) => text);

const inTexts = (alternatives: readonly Alternative[]): SQL[] =>
  alternatives.filter((one) => one.inTexts).map(({ text }) => inColumn(TEXT, text));

/** Texts are last: they lie outside the row. */
const hasAny = (alternatives: readonly Alternative[]): SQL =>
  or([inNames(textsOf(alternatives)), ...inTexts(alternatives)]);

/** Whether a product found by the index has the part. */
export function hasPart(part: SearchPart): SQL {
  const alternatives = alternativesOf(part);
  return or([named(part, textsOf(alternatives)), ...inTexts(alternatives)]);
}

/** Whether texts are searched for the part. */
export const isInTexts = (part: SearchPart): boolean =>
  alternativesOf(part).some((one) => one.inTexts);

const isDecided = (one: Alternative) => lengthOf(one.text) <= PAIR && one.inTexts;

/** The same where the index may decide by itself; undefined where it does. */
export const hasPartBeyondIndex = (part: SearchPart): SQL | undefined =>
  alternativesOf(part).every(isDecided) ? undefined : hasPart(part);

const pairsOfEach = (alternatives: readonly Alternative[]): IndexQuery[] =>
  alternatives.map(({ text }) => pairsOf(text));

/** Candidates for a part: all products of these categories, and what the index returns for each text. */
export function sourcesOf(part: SearchPart): Share {
  const alternatives = alternativesOf(part);
  const categoryIds = shelvesOf(part, textsOf(alternatives));
  return { categoryIds, indexes: pairsOfEach(alternatives) };
}

/** The same by one query of the index. */
export const indexOf = (part: SearchPart): IndexQuery => queryOf(sourcesOf(part));

/** Rows that the index returns for any of these, with a condition if the index alone does not decide. */
export interface IndexedMatches {
  indexes: readonly IndexQuery[];
  condition: SQL | undefined;
}

/** Products that have a part: all products of these categories, and of the others those of groups that have none in common. */
export interface CountedMatches {
  categoryIds: readonly string[];
  others: readonly IndexedMatches[];
}

/**
 * Texts are read only of products that the index does not decide by itself; of all where one character must be in the name,
 * which most of what has it must be looked at for.
 */
function countedTexts(alternatives: readonly Alternative[]): IndexedMatches[] {
  const decided = alternatives.filter(isDecided);
  const others = alternatives.filter((one) => !isDecided(one));
  if (others.length === 0) return [{ indexes: pairsOfEach(alternatives), condition: undefined }];
  if (decided.length === 0 || others.some(({ text }) => lengthOf(text) < PAIR))
    return [{ indexes: pairsOfEach(alternatives), condition: hasAny(alternatives) }];
  return [
    { indexes: pairsOfEach(decided), condition: undefined },
    {
      indexes: [without(anyOf(pairsOfEach(others)), anyOf(pairsOfEach(decided)))],
      condition: hasAny(others),
    },
  ];
}

export function countedMatches(part: SearchPart): CountedMatches {
  const alternatives = alternativesOf(part);
  const categoryIds = shelvesOf(part, textsOf(alternatives));
  const groups = countedTexts(alternatives);
  if (categoryIds.length === 0) return { categoryIds, others: groups };
  const inside = ofCategories(categoryIds);
  return {
    categoryIds,
    others: groups.map(({ indexes, condition }) => ({
      indexes: indexes.map((index) => without(index, inside)),
      condition,
    })),
  };
}

/** The name without what contains the word by accident. */
const nameFor = ({ accidents }: SearchPart): SQL =>
  accidents.reduce<SQL>((name, known) => sql`replace(${name}, ${known}, ' ')`, NAME);

/** Relevance of a part, best last: in texts, a synonym in the categories, the categories, a synonym in the name, the name. */
export const placeOf = (part: SearchPart): SQL => placeOr(part, sql`1`);

/** The same of a part that name or categories must have: 1 by accident alone, 0 where they lack it. */
export const namedPlaceOf = (part: SearchPart): SQL =>
  placeOr(
    part,
    part.accidents.length > 0
      ? sql`CASE WHEN ${inColumn(NAME, part.word)} THEN 1 ELSE 0 END`
      : sql`0`,
  );

function placeOr(part: SearchPart, otherwise: SQL): SQL {
  const { word, synonyms } = part;
  const when = (condition: SQL | undefined, place: number) =>
    condition === undefined ? sql`` : sql`WHEN ${condition} THEN ${sql.raw(String(place))} `;
  const cases = [
    when(synonyms.length > 0 ? inNames(synonyms) : undefined, 4),
    when(onShelf(part, [word]), 3),
    when(onShelf(part, synonyms), 2),
  ];
  return sql`CASE WHEN ${inColumn(nameFor(part), word)} THEN 5 ${sql.join(cases)}ELSE ${otherwise} END`;
}

/** Where `placeOf` is greater than this place, of 2 to 4, for a part without accidents. */
export function placedAbove(part: SearchPart, place: number): IndexedMatches {
  const names = place === 4 ? [part.word] : [part.word, ...part.synonyms];
  const categoryIds = place === 2 ? shelvesOf(part, [part.word]) : [];
  const indexes = queriesOf({ categoryIds, indexes: names.map(pairsOf) });
  if (categoryIds.length === 0) return { indexes, condition: inNames(names) };
  return { indexes, condition: or([inCategories(categoryIds), inNames(names)]) };
}

/** Whether name or categories have the part. */
export const isNamed = (part: SearchPart): SQL => named(part, textsOf(alternativesOf(part)));

/**
 * Whether this is what the name is about: it begins with the keyword, or for a single character, one of its words ends
 * with it, as 紅茶 ends with 茶 and 茶杯 does not.
 */
export function isHead(keyword: string, parts: readonly SearchPart[]): SQL {
  if (parts.some(({ accidents }) => accidents.length > 0)) return sql`false`;
  if (lengthOf(keyword) > 1) return sql`starts_with(search_name, ${keyword})`;
  return sql`strpos(search_name || ' ', ${`${keyword} `}) > 0`;
}

/** The same of one part without accidents: a word of what the index returns begins with it, or ends with it. */
export function headedBy(part: SearchPart): IndexedMatches {
  const { word } = part;
  const index = pairsOf(lengthOf(word) > 1 ? ` ${word}` : `${word} `);
  return { indexes: [index], condition: isHead(word, [part]) };
}

/** Products with exactly this name. */
export const namedExactly = ({ word }: SearchPart): IndexedMatches => ({
  indexes: [pairsOf(` ${word}`)],
  condition: sql`search_name = ${word}`,
});
