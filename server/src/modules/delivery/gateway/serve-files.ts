import fastifyStatic from '@fastify/static';
import type { App } from '../../../platform/module.ts';

const YEAR_S = 365 * 24 * 3600;

/** Any origin may load them; browsers never show them as a page of this origin. */
export const uploaded = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'content-security-policy': "default-src 'none'; sandbox",
};

/** Files never change under their names: browsers never revalidate, so no ETag is needed. */
export async function serveFolder(app: App, root: string, prefix: string) {
  await app.register(fastifyStatic, {
    root,
    prefix,
    decorateReply: false,
    preCompressed: true,
    index: false,
    cacheControl: false,
    etag: false,
    lastModified: false,
    acceptRanges: false,
    setHeaders: (reply) => {
      reply.headers({ ...uploaded, 'cache-control': `public, max-age=${YEAR_S}, immutable` });
    },
  });
}
