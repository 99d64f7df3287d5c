import type { Answer } from './post.ts';
import { tally } from './proof.ts';

const LONGEST_TEXT = 160;

/** Status and text of an answer without what is specific to one order: numbers, ids and codes become `#`. */
const kindOf = ({ status, text }: Answer): string => {
  const general = text
    .replace(/[0-9a-f]{8}-[0-9a-f-]{27,}/gi, '#')
    .replace(/[A-Z]*\d[A-Z\d]*/g, '#')
    .replace(/\s+/g, ' ');
  return `${status} ${general.slice(0, LONGEST_TEXT)}`;
};

/** One line per kind of answer, the most frequent first, with its number and text. */
export function answerKinds(answers: readonly Answer[]): string[] {
  const counts = Object.entries(tally(answers.map(kindOf)));
  return counts
    .toSorted(([, a], [, b]) => b - a)
    .map(([kind, count]) => {
      const texts = new Set(answers.filter((one) => kindOf(one) === kind).map(({ text }) => text));
      return `${count} × ${kind}${texts.size > 1 ? ` (${texts.size} different)` : ''}`;
    });
}
