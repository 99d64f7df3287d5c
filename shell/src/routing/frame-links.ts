import type { Composition, FooterLink, FrameLink } from '@pinpu/shared/contracts';
import type { IconName } from '@pinpu/shared/ui';
import { routesOf } from './routes-of.ts';

/** A link in the frame, and the view category of the page it leads to. */
export type ServedLink = FrameLink & { view: string; icon: IconName };

/** The links that remotes put into the frame, in their order; of one order by their address, before and after the rest is known. */
export const frameLinks = (composition: Composition, place: FrameLink['place']): ServedLink[] =>
  routesOf(composition)
    .flatMap(
      (
        { view, links = [] }, // An icon that this shell does not have yet draws nothing.
      ) => links.map((link) => ({ ...link, view, icon: link.icon as IconName })),
    )
    .filter((link) => link.place === place)
    .sort((a, b) => a.order - b.order || (a.to < b.to ? -1 : 1));

/** The footer's links of remotes, without those to information pages that the shop has not filled. */
export const footerLinks = (composition: Composition, filled: readonly string[]): FooterLink[] =>
  routesOf(composition)
    .flatMap(({ footer_links = [] }) => footer_links)
    .filter(({ info_page }) => info_page === undefined || filled.includes(info_page))
    .sort((a, b) => a.order - b.order || (a.to < b.to ? -1 : 1));
