import type { Composition, FrameLink } from '@pinpu/shared/contracts';
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
