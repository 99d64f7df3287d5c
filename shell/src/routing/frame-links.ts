import type { Composition, FooterLink, FrameLink } from '@pinpu/shared/contracts';
import type { IconName } from '@pinpu/shared/ui';
import { routesOf } from './routes-of.ts';

/** A link in the frame, and the view category of the page it leads to. */
export type ServedLink = FrameLink & { view: string; icon: IconName };

/**
 * The remotes' links in a place of the frame, by their order and then by address, so that it is the same before and
 * after the lazy composition is known.
 */
export const frameLinks = (composition: Composition, place: FrameLink['place']): ServedLink[] =>
  routesOf(composition)
    .flatMap(
      (
        { view, links = [] }, // An icon that this shell does not have yet renders nothing.
      ) => links.map((link) => ({ ...link, view, icon: link.icon as IconName })),
    )
    .filter((link) => link.place === place)
    .sort((a, b) => a.order - b.order || (a.to < b.to ? -1 : 1));

/** The remotes' links in the footer, without those to information pages that have no content. */
export const footerLinks = (composition: Composition, filled: readonly string[]): FooterLink[] =>
  routesOf(composition)
    .flatMap(({ footer_links = [] }) => footer_links)
    .filter(({ info_page }) => info_page === undefined || filled.includes(info_page))
    .sort((a, b) => a.order - b.order || (a.to < b.to ? -1 : 1));
