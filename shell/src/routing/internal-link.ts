import type { Composition } from '@pinpu/shared/contracts';
import type { PageAddress } from '@pinpu/shared/slots';
import { legacyRoutes } from './legacy-routes.ts';
import { routeFor } from './routes-of.ts';

/** A page of this shop that a link leads to. */
export interface InternalLink {
  address: PageAddress;
  found: NonNullable<ReturnType<typeof routeFor>>;
}

/** Where a link leads inside this page, or undefined: other origins, downloads, new tabs and places on a page are not inside. */
export function internalLink(
  composition: Composition,
  link: HTMLAnchorElement,
): InternalLink | undefined {
  if ((link.target !== '' && link.target !== '_self') || link.hasAttribute('download')) return;
  if (!URL.canParse(link.href)) return;
  const { origin, pathname: given, search, hash } = new URL(link.href);
  if (origin !== window.location.origin || hash !== '') return;
  const pathname = legacyRoutes[given] ?? given;
  const found = routeFor(composition, pathname);
  return found && { address: { pathname, search }, found };
}
