import type { Composition, PageDescription } from '@pinpu/shared/contracts';
import { filledAddress, pathOfPattern, valueAt } from '@pinpu/shared/domain';
import type { FastifyBaseLogger } from 'fastify';
import { descriptions } from '../composition/pages.ts';
import { pageData } from './page-data.ts';
import type { PublicApi } from './public-api.ts';

type Addresses = NonNullable<Extract<PageDescription, { kind: 'page' }>['addresses']>;

/** So many addresses of each page are listed: a sitemap may have 50 000, of several pages together. */
const MOST_ADDRESSES = 10_000;

/** The path of an item; undefined where a value is missing. */
function pathOf(canonical: string, fields: Addresses['params'], item: unknown): string | undefined {
  const params = Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, filledAddress(`{${field}}`, item)]),
  );
  const names = [...canonical.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  return names.every((name) => params[name]) ? pathOfPattern(canonical, params) : undefined;
}

async function listedPaths(callApi: PublicApi, canonical: string, addresses: Addresses) {
  const items = valueAt(await pageData(callApi, addresses.data), addresses.list);
  if (!Array.isArray(items)) throw new Error(`${addresses.data} has no list ${addresses.list}`);
  const paths = items
    .slice(0, MOST_ADDRESSES)
    .flatMap((item) => pathOf(canonical, addresses.params, item) ?? []);
  return [...new Set(paths)];
}

/**
 * The paths of indexed pages whose parameters have the values that a declared call lists. A call that fails is logged, and
 * its page is left out for now.
 */
export async function listedAddresses(
  callApi: PublicApi,
  composition: Composition,
  log: Pick<FastifyBaseLogger, 'warn'>,
): Promise<string[]> {
  const found = descriptions(composition).map(async (page) => {
    if (page.kind !== 'page' || !page.indexed || !page.canonical || !page.addresses) return [];
    try {
      return await listedPaths(callApi, page.canonical, page.addresses);
    } catch (error) {
      log.warn({ err: error, page: page.canonical }, 'sitemap without the addresses of a page');
      return [];
    }
  });
  return (await Promise.all(found)).flat();
}
