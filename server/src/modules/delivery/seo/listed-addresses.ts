import type { Composition, PageDescription } from '@pinpu/shared/contracts';
import { filledAddress, pathOfPattern, valueAt } from '@pinpu/shared/domain';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../../../platform/clock.ts';
import { descriptions } from '../composition/pages.ts';
import { type PublicApi, pageData } from './public-api.ts';

type Addresses = NonNullable<Extract<PageDescription, { kind: 'page' }>['addresses']>;

const MOST_ADDRESSES = 10_000;

/** How long a list is used again, in ms: anybody may request a sitemap, and reading a list may cost a hundred calls. */
const FRESH_MS = 60_000;

function pathOf(canonical: string, fields: Addresses['params'], item: unknown): string | undefined {
  const params = Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, filledAddress(`{${field}}`, item)]),
  );
  const names = [...canonical.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  return names.every((name) => params[name]) ? pathOfPattern(canonical, params) : undefined;
}

async function itemsOf(callApi: PublicApi, call: string, list: string): Promise<unknown[]> {
  const items = valueAt(await pageData(callApi, call), list);
  if (!Array.isArray(items)) throw new Error(`${call} has no list ${list}`);
  return items;
}

const callOfPage = ({ data, page }: Addresses, number: number) =>
  page === undefined ? data : `${data}${data.includes('?') ? '&' : '?'}${page}=${number}`;

/** Until a page adds nothing new, so that it ends for a call that ignores the page number. */
async function listedPaths(
  callApi: PublicApi,
  canonical: string,
  addresses: Addresses,
): Promise<string[]> {
  const paths = new Set<string>();
  for (let number = 1, added = 1; added > 0 && paths.size < MOST_ADDRESSES; number += 1) {
    const before = paths.size;
    const items = await itemsOf(callApi, callOfPage(addresses, number), addresses.list);
    for (const item of items) {
      const path = pathOf(canonical, addresses.params, item);
      if (path !== undefined) paths.add(path);
    }
    added = addresses.page === undefined ? 0 : paths.size - before;
  }
  return [...paths].slice(0, MOST_ADDRESSES);
}

type Log = Pick<FastifyBaseLogger, 'warn'>;

async function readAddresses(callApi: PublicApi, composition: Composition, log: Log) {
  const found = descriptions(composition).map(async (page) => {
    if (page.kind !== 'page' || !page.indexed || !page.canonical || !page.addresses) return [];
    try {
      return await listedPaths(callApi, page.canonical, page.addresses);
    } catch (error) {
      log.warn({ err: error, page: page.canonical }, 'the sitemap lacks the addresses of a page');
      return [];
    }
  });
  return (await Promise.all(found)).flat();
}

/** Reads each list at most once a minute; a page whose call fails is left out for now. */
export function openListedAddresses(callApi: PublicApi, clock: Clock, log: Log) {
  let known: { id: string; until: number; paths: Promise<string[]> } | undefined;
  return (composition: Composition): Promise<string[]> => {
    const { id } = composition;
    const now = clock().getTime();
    if (known === undefined || known.id !== id || now >= known.until)
      known = { id, until: now + FRESH_MS, paths: readAddresses(callApi, composition, log) };
    return known.paths;
  };
}
