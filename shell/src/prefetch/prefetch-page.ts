import type { PageAddress } from '@pinpu/shared/slots';
import { cachePart, pagePartId } from '../composition/parts.ts';
import type { Remotes } from '../composition/remotes.ts';
import type { routeFor } from '../routing/routes-of.ts';

type Found = NonNullable<ReturnType<typeof routeFor>>;

/** Loads a page's code, so that the page renders without suspending. */
export async function prefetchCode(remotes: Remotes, { remote, page }: Found['route']) {
  const loaded = await remotes.loadPage(remote, page, 0);
  cachePart(pagePartId(remote, page), loaded.Page);
  return loaded;
}

/** Loads a page's code, and then its data for `address` once `ready` has resolved. */
export async function prefetchPage(
  remotes: Remotes,
  { route, params }: Found,
  address: PageAddress,
  ready?: Promise<unknown>,
) {
  const { prefetch } = await prefetchCode(remotes, route);
  await ready;
  await prefetch?.(params, address);
}
