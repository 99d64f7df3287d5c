import { isDeepStrictEqual } from 'node:util';
import { until } from '../../support/until.ts';
import { must } from '../support/proof.ts';
import type { NodeFault } from './node-faults.ts';
import {
  countedFailures,
  FURTHER_PAGES,
  hasPartsOf,
  NOTHING,
  type SeenPages,
  seeHtml,
  seePages,
  withoutParts,
} from './seen-pages.ts';
import type { startShopWithVersions } from './shop-with-versions.ts';

/** Milliseconds for a rendering process to be ended by its limit, and for another one to render every page. */
const SETTLED_MS = 30_000;

/** The name of pages with all remotes. */
const WITH_ALL = '';

/** A version may throw this many times in a row before it is left out. */
const THROWS = 3;

type Shop = Awaited<ReturnType<typeof startShopWithVersions>>;

/** Pages as they were seen first, with all remotes or without one. */
const seenFirst = new Map<string, Awaited<ReturnType<typeof seeHtml>>>();

/** Checks that pages are, to the byte, what they were when the same remotes were in them before. */
async function checkBytes(url: string, of: string): Promise<void> {
  const seen = await seeHtml(url);
  const first = seenFirst.get(of) ?? seen;
  seenFirst.set(of, first);
  const changed = Object.keys(seen).filter((page) => seen[page] !== first[page]);
  const place = (page: string) => {
    const [now = '', before = ''] = [seen[page], first[page]];
    const at = [...before].findIndex((sign, i) => now[i] !== sign);
    return `${page} has ${now.slice(Math.max(0, at - 60), at + 60)}`;
  };
  must(changed.length === 0, () => `other bytes than before: ${changed.map(place).join(', ')}`);
}

/** What is known about the shop: its pages while all builds work, and the faulty versions. */
interface Known {
  whole: SeenPages;
  faulty: string[];
}

async function settle(url: string, what: string, expected: SeenPages): Promise<void> {
  let last: SeenPages = {};
  await until(what, SETTLED_MS, async () => {
    last = await seePages(url);
    return isDeepStrictEqual(last, expected);
  }).catch((error: unknown) => {
    throw new Error(`${error}; last seen: ${JSON.stringify(last)}`);
  });
}

/** The pages with all of their parts; repeated, since the first requests come before the builds are evaluated. */
async function wholePages(url: string): Promise<SeenPages> {
  let whole: SeenPages = {};
  await until('every page is rendered', SETTLED_MS, async () => {
    whole = await seePages(url);
    return Object.values(whole).every((parts) => parts !== NOTHING);
  });
  return whole;
}

/**
 * Checks that a faulty version was counted as failed and then left out, and that no other version failed. Returns the
 * number of failures. @throws Error otherwise
 */
async function checkCounts(
  url: string,
  { whole, faulty }: Known,
  remote: string,
  { isOfBuild, isThrown, isWhole }: NodeFault,
): Promise<number> {
  const version = faulty.at(-1) ?? '';
  const isShown = !isWhole && hasPartsOf(whole, remote);
  let counts = await countedFailures(url);
  if (isShown || isOfBuild)
    await until(`a failure of ${version} is counted`, SETTLED_MS, async () => {
      counts = await countedFailures(url);
      return counts.rendering(version) > 0 && (!isShown || counts.reported(version) > 0);
    });
  const count = counts.rendering(version);
  must(count <= (isThrown ? THROWS : 1), () => `it failed ${count} times`);
  await seePages(url, FURTHER_PAGES);
  counts = await countedFailures(url);
  const more = counts.rendering(version) - count;
  must(more === 0, () => `it was not excluded: ${more} failures after the first ${count}`);
  const others = counts.others(faulty);
  must(others.length === 0, () => `failures of other versions: ${others.join(', ')}`);
  return count;
}

/** Tests one remote with one fault after the other: only the remote's own parts may be missing. */
export async function cellProof(shop: Shop) {
  const { url } = shop;
  const known: Known = { whole: await wholePages(url), faulty: [] };
  const { whole, faulty } = known;
  await checkBytes(url, WITH_ALL);

  return {
    /** Whether the short form tests this fault with this remote. */
    isInShort: (remote: string, { inShort }: NodeFault) => inShort && hasPartsOf(whole, remote),
    /** Returns a short text about what happened. @throws Error with what should not have happened */
    async run(remote: string, fault: NodeFault): Promise<string> {
      const good = await shop.liveVersion(remote);
      const version = await shop.publish(remote, fault, faulty.length);
      faulty.push(version);
      await shop.makeLive(remote, version);
      try {
        const expected = fault.isWhole ? whole : withoutParts(whole, remote);
        await settle(url, 'only its own parts are missing', expected);
        await checkBytes(url, fault.isWhole ? WITH_ALL : remote);
        const count = await checkCounts(url, known, remote, fault);
        return count === 0 ? 'not run' : `left out after ${count}`;
      } finally {
        await shop.makeLive(remote, good);
        await settle(url, 'all parts are back', whole);
      }
    },
  };
}
