import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Smaller responses fit into one packet anyway; in bytes. */
const MIN_BYTES = 1400;
/** Fast enough for dynamic responses; files are compressed at build time. */
const BROTLI_QUALITY = 4;

const TEXT = /^(?:application\/json|application\/xml|text\/html)\b/;

export const acceptsBrotli = ({ headers }: FastifyRequest) =>
  /(?:^|,)\s*br\s*(?:;|,|$)/i.test(headers['accept-encoding'] ?? '');

/** Compresses responses to GET: lists, configuration, pages, sitemaps. */
export async function registerCompression(app: FastifyInstance): Promise<void> {
  app.addHook('onRoute', (route) => {
    if (![route.method].flat().includes('GET')) route.compress = false;
  });
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    globalDecompression: false,
    threshold: MIN_BYTES,
    customTypes: TEXT,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } },
  });
}
