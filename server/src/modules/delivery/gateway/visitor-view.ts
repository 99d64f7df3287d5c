import type { Composition } from '@pinpu/shared/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../../../platform/module.ts';
import type { ServedPage } from '../composition/pages.ts';
import type { Shop } from '../composition/service.ts';
import { isDraftPreview } from '../staff/draft-preview.ts';
import { ownViewOf } from '../staff/own-view.ts';
import { initialComposition } from './initial-composition.ts';
import { bucketFor } from './visitor-cookies.ts';

/** The composition for this request, by its bucket; a browser in developer mode may have its own view. */
export async function visitorView(
  request: FastifyRequest,
  reply: FastifyReply,
  deps: Deps,
  shop: Shop,
) {
  const bucket = bucketFor(request, reply, deps.config, shop);
  const own = await ownViewOf(request, deps);
  const isPreview = await isDraftPreview(request, deps);
  const composed = await shop.composeFor({ bucket, versions: own?.versions });
  const { composition, shell } = composed;
  const { origins = [] } = shell.manifest;
  return {
    shell,
    composed,
    composition: { ...composition, ...own?.composition, ...(isPreview && { preview: true }) },
    origins: [...origins, ...(own?.origins ?? [])],
    isPreview,
    // Includes the frame of a preview, so that it reports nothing.
    isOwn: own !== null || isPreview,
    hasWorkingCopy: (own?.origins.length ?? 0) > 0,
  };
}

export type VisitorView = Awaited<ReturnType<typeof visitorView>>;

/** A browser's own view is complete and without a token, so that it is not reported. */
export const inlined = (
  { isOwn, composed, composition }: VisitorView,
  served: ServedPage | undefined,
  token: string,
): Composition => (isOwn ? composition : { ...initialComposition(composed, served), page: token });
