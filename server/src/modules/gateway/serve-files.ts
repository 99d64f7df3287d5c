import fastifyStatic from '@fastify/static';
import type { FastifyReply } from 'fastify';
import type { App } from '../../platform/module.ts';

const YEAR_S = 365 * 24 * 3600;

const immutable = (reply: FastifyReply) =>
  reply.headers({
    'cache-control': `public, max-age=${YEAR_S}, immutable`,
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
  });

/** Built files, immutable under their names. */
export async function serveFolder(app: App, root: string, prefix: string) {
  await app.register(fastifyStatic, {
    root,
    prefix,
    decorateReply: false,
    preCompressed: true,
    index: false,
    cacheControl: false,
    setHeaders: (reply) => {
      immutable(reply);
    },
  });
}
