import { type SQL, sql } from 'drizzle-orm';
import { allOf } from '../index-query.ts';
import { hasPart, indexOf, placeOf } from '../search-part.ts';
import type { SearchVocabulary } from '../search-vocabulary.ts';
import { and, least, or } from '../sql-terms.ts';
import { likelyDivisions } from './divide-word.ts';
import type { LevelOf } from './level.ts';
import { anyReading, partsOf, type Reading, readingsOf } from './reading.ts';
import { typoPattern } from './typo-pattern.ts';

/** Known words that differ by as little: most likely what was meant. */
export function meantBy(piece: string, { terms }: SearchVocabulary): string[] {
  const typo = terms.has(piece) ? null : typoPattern(piece);
  if (typo === null) return [];
  const whole = new RegExp(`^(?:${typo.pattern})$`, 'u');
  return [...terms].filter((term) => whole.test(term));
}

function mistypedPlace(piece: string, pattern: string, vocabulary: SearchVocabulary): SQL {
  const named = meantBy(piece, vocabulary).map((term) => sql`strpos(search_name, ${term}) > 0`);
  const known = named.length > 0 ? sql`WHEN ${or(named)} THEN 4 ` : sql``;
  return sql`CASE ${known}WHEN search_name ~ ${pattern} THEN 3 ELSE 2 END`;
}

/** Readings in which one piece is mistyped; names and categories alone are searched for it. */
function mistypedReadings(pieces: readonly string[], vocabulary: SearchVocabulary): Reading[] {
  return pieces.flatMap((piece, at) => {
    const typo = typoPattern(piece);
    if (typo === null) return [];
    const others = partsOf(pieces.toSpliced(at, 1), vocabulary);
    const { pattern } = typo;
    return {
      index: allOf([typo.index, ...others.map(indexOf)]),
      condition: sql`(${and([
        sql`(search_name ~ ${pattern} OR search_shelf ~ ${pattern})`,
        ...others.map(hasPart),
      ])})`,
      place: least([mistypedPlace(piece, pattern, vocabulary), ...others.map(placeOf)]),
    };
  });
}

/** All words, one character of each perhaps wrong; undefined where they are too short for that. */
export const mistypedLevel: LevelOf = (words, vocabulary) => {
  const mistyped = words.map((word) =>
    [[word], ...likelyDivisions(word, vocabulary)].flatMap((pieces) =>
      mistypedReadings(pieces, vocabulary),
    ),
  );
  if (mistyped.every((readings) => readings.length === 0)) return undefined;
  return anyReading(
    words.map((word, at) => [...readingsOf(word, vocabulary), ...(mistyped[at] ?? [])]),
  );
};
