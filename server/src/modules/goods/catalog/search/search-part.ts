import { type SQL, sql } from 'drizzle-orm';
import { anyOf, type IndexQuery, ofCategories, pairsOf, without } from './index-query.ts';
import type { SearchVocabulary } from './search-vocabulary.ts';
import { queriesOf, queryOf, type Share } from './share.ts';
import { inCategories, or } from './sql-terms.ts';

/** For a word of two characters, the bigram index is exact; a longer one's may occur in another order. */
const PAIR = 2;
const lengthOf = (text: string) => [...text].length;

/** A word that a product must contain, itself or by a synonym. */
export interface SearchPart {
  word: string;
  synonyms: readonly string[];
  /** Known words that contain it by accident (`SearchVocabulary`). */
  accidents: readonly string[];
  /** The ids of the categories whose names contain a text. */
  categoriesWith(text: string): readonly string[];
  /** Other single characters are searched in names alone, since in texts they mean little. */
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

/** The texts that match a part, shortest first; a text that contains another one is left out. */
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

const shelvesOf = ({ categoriesWith }: SearchPart, texts: readonly string[]): string[] => [
  ...new Set(texts.flatMap(categoriesWith)),
];

/** Condition: the product is in a category with any of the texts; undefined where no category has one. */
function onShelf(part: SearchPart, texts: readonly string[]): SQL | undefined {
  const ids = shelvesOf(part, texts);
  return ids.length > 0 ? inCategories(ids) : undefined;
}

/** A text that contains another is left out, since the shorter one matches, too. */
const inNames = (texts: readonly string[]): SQL =>
  or(
    [...new Set(texts)]
      .filter((text) => !texts.some((other) => other !== text && text.includes(other)))
      .map((text) => inColumn(NAME, text)),
  );

/** Condition: name or categories have any of the texts. */
function named(part: SearchPart, texts: readonly string[]): SQL {
  const shelf = onShelf(part, texts);
  return shelf === undefined ? inNames(texts) : or([shelf, inNames(texts)]);
}

const textsOf = (alternatives: readonly Alternative[]) => alternatives.map(({ text }) => text);

const inTexts = (alternatives: readonly Alternative[]): SQL[] =>
  alternatives.filter((one) => one.inTexts).map(({ text }) => inColumn(TEXT, text));

/** Condition: name or texts have any alternative. Texts are compared last, since they are stored outside the row. */
const hasAny = (alternatives: readonly Alternative[]): SQL =>
  or([inNames(textsOf(alternatives)), ...inTexts(alternatives)]);

/** Condition: a product that the index returned has the part. */
export function hasPart(part: SearchPart): SQL {
  const alternatives = alternativesOf(part);
  return or([named(part, textsOf(alternatives)), ...inTexts(alternatives)]);
}

/** Whether texts are searched for the part, too. */
export const isInTexts = (part: SearchPart): boolean =>
  alternativesOf(part).some((one) => one.inTexts);

const isDecided = (one: Alternative) => lengthOf(one.text) <= PAIR && one.inTexts;

/** The same, but undefined where the index alone decides. */
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

/** The same as one index query. */
export const indexOf = (part: SearchPart): IndexQuery => queryOf(sourcesOf(part));

/** Index queries of which one must match, and a further condition where the index alone does not decide. */
export interface IndexedMatches {
  indexes: readonly IndexQuery[];
  condition: SQL | undefined;
}

/** All products of these categories, plus disjoint groups of other products. */
export interface CountedMatches {
  categoryIds: readonly string[];
  others: readonly IndexedMatches[];
}

/**
 * Groups of matches by whether the index alone decides, so that texts are read for the other groups only. With a single
 * character that must be in the name, all matches form one group, since most must be read anyway.
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

/** The name, without the known words that contain the word by accident. */
const nameFor = ({ accidents }: SearchPart): SQL =>
  accidents.reduce<SQL>((name, known) => sql`replace(${name}, ${known}, ' ')`, NAME);

/** 5 the name, 4 a synonym in it, 3 the categories, 2 a synonym in them, 1 elsewhere. */
export const placeOf = (part: SearchPart): SQL => placeOr(part, sql`1`);

/** The same, but 0 where neither name nor categories have the part; 1 where the name has it only by accident. */
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

/** Matches whose `placeOf` is greater than `place` (2 to 4), for a part without accidents. */
export function placedAbove(part: SearchPart, place: number): IndexedMatches {
  const names = place === 4 ? [part.word] : [part.word, ...part.synonyms];
  const categoryIds = place === 2 ? shelvesOf(part, [part.word]) : [];
  const indexes = queriesOf({ categoryIds, indexes: names.map(pairsOf) });
  if (categoryIds.length === 0) return { indexes, condition: inNames(names) };
  return { indexes, condition: or([inCategories(categoryIds), inNames(names)]) };
}

export const isNamed = (part: SearchPart): SQL => named(part, textsOf(alternativesOf(part)));

/**
 * Condition: the name is about the keyword. It begins with the keyword; for a single character, a word of the name ends
 * with it: 紅茶 ends with 茶, 茶杯 does not.
 */
export function isHead(keyword: string, parts: readonly SearchPart[]): SQL {
  if (parts.some(({ accidents }) => accidents.length > 0)) return sql`false`;
  if (lengthOf(keyword) > 1) return sql`starts_with(search_name, ${keyword})`;
  return sql`strpos(search_name || ' ', ${`${keyword} `}) > 0`;
}

/** The same for one part without accidents, with the index query. */
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
