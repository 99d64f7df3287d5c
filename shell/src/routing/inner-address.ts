import type { Composition } from '@pinpu/shared/contracts';
import type { PageAddress } from '@pinpu/shared/slots';
import { movedRoutes } from './moved-routes.ts';
import { routeFor } from './routes-of.ts';

/** A page of this shop that a link leads to. */
export interface InnerAddress {
  address: PageAddress;
  found: NonNullable<ReturnType<typeof routeFor>>;
}

/** Where a link leads inside this page, or undefined: other origins, downloads, new tabs and places on a page are not inside. */
export function innerAddress(
  composition: Composition,
  link: HTMLAnchorElement,
): InnerAddress | undefined {
  if ((link.target !== '' && link.target !== '_self') || link.hasAttribute('download')) return;
  if (!URL.canParse(link.href)) return;
  const { origin, pathname: given, search, hash } = new URL(link.href);
  if (origin !== window.location.origin || hash !== '') return;
  const pathname = movedRoutes[given] ?? given;
  const found = routeFor(composition, pathname);
  return found && { address: { pathname, search }, found };
}
