import { mapWithConcurrency } from '../../harness/concurrency.ts';
import { tally } from '../../harness/proof.ts';
import type { Attack } from '../attack.ts';
import { Visitor } from '../stranger/visitor.ts';

const SEARCHES = 1000;
/**
 * The number of searches that an address may have answered per minute, doubled since the script can cross into the next
 * minute.
 */
const MOST_ANSWERED = 2 * 240;

/** Keywords without an exact match, all different, so that every level of matching is tried. */
export const expensiveSearches: Attack = {
  finding: '0013',
  title: `${SEARCHES} searches for what nothing matches, by one script`,
  run: async (shop) => {
    const script = new Visitor(shop);
    const statuses: number[] = [];
    const words = Array.from({ length: SEARCHES }, (_, i) => `三芝鳳黎酥禮盒${i}號`);
    await mapWithConcurrency(50, words, async (word) => {
      statuses.push((await script.get(`/api/products?q=${encodeURIComponent(word)}`)).status);
    });
    const kinds = tally(statuses);
    const counted = Object.entries(kinds).map(([status, count]) => `${count} × ${status}`);
    const answered = statuses.filter((status) => status === 200).length;
    return { succeeded: answered > MOST_ANSWERED, counted: counted.join(', ') };
  },
};
