import type { SearchVocabulary } from '../search-vocabulary.ts';

/** Words that say nothing about goods. */
const FILLERS = new Set(
  '的 了 可 可以 能 給 送 買 要 想 和 與 跟 或 及 用 個 最 很 推薦 便宜 好吃 好喝 好用 哪裡買 那裡買 想買 我要 我想 請問 有沒有 適合 專用'.split(
    ' ',
  ),
);

/** Longer words are divided by the dictionary alone, since the number of divisions grows with the length. */
const MAX_FREE = 9;
/** Longer words are not divided. */
const MAX_DIVIDED = 30;
const MAX_DIVISIONS = 8;

const dictionary = new Intl.Segmenter('zh-TW', { granularity: 'word' });

const isFiller = (piece: string) => FILLERS.has(piece);
const lengthOf = (text: string) => [...text].length;

/** Adjacent single characters are joined, as a word that the dictionary does not know. */
function byDictionary(word: string): string[] {
  const pieces: string[] = [];
  let run = '';
  const flush = () => {
    if (run !== '') pieces.push(run);
    run = '';
  };
  for (const { segment } of dictionary.segment(word)) {
    if (lengthOf(segment) === 1 && !isFiller(segment)) run += segment;
    else {
      flush();
      pieces.push(segment);
    }
  }
  flush();
  return pieces;
}

/** Splits into characters; a Latin word or a number stays one unit. */
const unitsOf = (word: string) => word.match(/[\p{Script=Latin}\p{N}._%+]+|./gu) ?? [];

const isWord = (piece: string) => [...dictionary.segment(piece)].length === 1;

/**
 * Every division into known words, fillers, and pieces of two or three characters, with at most one single character. A
 * two-character word that is not a known one may be two: 陶杯.
 */
function freely(word: string, terms: ReadonlySet<string>): string[][] {
  const units = unitsOf(word);
  const singles = units.length > 2 || isWord(word) ? 1 : 2;
  const from = (at: number, left: number): string[][] => {
    if (at === units.length) return [[]];
    const lengths = units.slice(at).map((_, i) => i + 1);
    return lengths.flatMap((length) => {
      const piece = units.slice(at, at + length).join('');
      const isSingle = length === 1 && !isFiller(piece);
      const isPiece = length === 2 || length === 3 || (isSingle && left > 0);
      if (!isPiece && !isFiller(piece) && !(length > 1 && terms.has(piece))) return [];
      return from(at + length, left - Number(isSingle)).map((rest) => [piece, ...rest]);
    });
  };
  return from(0, singles);
}

/** How unlikely a division is: unknown pieces and single characters raise it. */
const costOf = (pieces: readonly string[], terms: ReadonlySet<string>): number =>
  pieces.reduce((sum, piece) => {
    if (lengthOf(piece) === 1) return sum + 1;
    return terms.has(piece) || isWord(piece) ? sum : sum + 2;
  }, 0);

interface Division {
  pieces: string[];
  cost: number;
}

function ratedDivisions(word: string, terms: ReadonlySet<string>): Division[] {
  if (lengthOf(word) > MAX_DIVIDED) return [];
  const free = lengthOf(word) <= MAX_FREE ? freely(word, terms) : [];
  const all = [byDictionary(word), ...free]
    .map((pieces) => [...new Set(pieces.filter((piece) => !isFiller(piece)))])
    .filter((pieces) => pieces.length > 1 || (pieces.length === 1 && pieces[0] !== word));
  const each = [...new Map(all.map((pieces) => [pieces.join(' '), pieces])).values()];
  return each
    .map((pieces) => ({ pieces, cost: costOf(pieces, terms) }))
    .toSorted((a, b) => a.cost - b.cost || a.pieces.length - b.pieces.length)
    .slice(0, MAX_DIVISIONS);
}

/** 紅茶茶包 as 紅茶 and 茶包. Drops fillers; empty where nothing is left to divide. */
export function likelyDivisions(word: string, { terms }: SearchVocabulary): string[][] {
  const rated = ratedDivisions(word, terms);
  return rated.filter(({ cost }) => cost === rated[0]?.cost).map(({ pieces }) => pieces);
}

/** The same, including divisions that no dictionary knows: 冷泡茶 as 冷泡 and 茶. */
export const allDivisions = (word: string, { terms }: SearchVocabulary): string[][] =>
  ratedDivisions(word, terms).map(({ pieces }) => pieces);
