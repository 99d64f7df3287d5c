import { inTime } from '../../../platform/in-time.ts';
import type { Deps } from '../../../platform/module.ts';
import type { ServedPage } from '../composition/pages.ts';
import type { RenderedPage } from '../rendering/page.ts';
import type { PublicApi } from '../seo/public-api.ts';
import { firstPicture } from './first-picture.ts';

/** Errors are ignored, since the hint is optional: without it, the page still loads its picture. */
const pictureOf = (
  { config, db, clock, storefront }: Deps,
  callApi: PublicApi,
  served: ServedPage | undefined,
  query: string,
) =>
  inTime(
    config.pageHeadLimitMs,
    firstPicture({ db, now: clock(), storefront, callApi }, served, query),
  ).catch(() => []);

/** The first pictures of rendered screens, which many visitors share. */
const picturesOfScreens = new WeakMap<RenderedPage, ReturnType<typeof pictureOf>>();

/** The first picture of a page; for a stored screen, the one found when the screen was first sent. */
export function picturesOf(
  rendered: RenderedPage | undefined,
  ...args: Parameters<typeof pictureOf>
) {
  const pictures = (rendered && picturesOfScreens.get(rendered)) ?? pictureOf(...args);
  if (rendered) picturesOfScreens.set(rendered, pictures);
  return pictures;
}
