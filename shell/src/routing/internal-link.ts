import type { Composition } from '@pinpu/shared/contracts';
import type { PageAddress } from '@pinpu/shared/slots';
import { currentPath } from './legacy-routes.ts';
import { routeFor } from './routes-of.ts';

/** A link's target page within this shop. */
export interface InternalLink {
  address: PageAddress;
  found: NonNullable<ReturnType<typeof routeFor>>;
}

/** Resolves a link to a page of this shop; undefined for other origins, downloads, new tabs and fragments. */
export function internalLink(
  composition: Composition,
  link: HTMLAnchorElement,
): InternalLink | undefined {
  if ((link.target !== '' && link.target !== '_self') || link.hasAttribute('download')) return;
  if (!URL.canParse(link.href)) return;
  const { origin, pathname: path, search, hash } = new URL(link.href);
  if (origin !== window.location.origin || hash !== '') return;
  const pathname = currentPath(composition, path);
  const found = routeFor(composition, pathname);
  return found && { address: { pathname, search }, found };
}
