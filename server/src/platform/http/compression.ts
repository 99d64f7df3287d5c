import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { windowBits } from './window-bits.ts';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Smaller responses fit into one packet anyway; in bytes. */
const MIN_BYTES = 1400;
/** Fast enough for dynamic responses; files are compressed at build time. */
const BROTLI_QUALITY = 4;

const TEXT = /^(?:application\/json|application\/xml|text\/html)\b/;

const encodings = (header: string | undefined) =>
  new Set((header ?? '').split(',').map((part) => part.split(';')[0]?.trim().toLowerCase()));

export const acceptsBrotli = ({ headers }: FastifyRequest) =>
  encodings(headers['accept-encoding']).has('br');

async function compressed(
  body: Buffer,
  accepted: Set<string | undefined>,
): Promise<[string, Buffer] | null> {
  if (accepted.has('br')) {
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
      [constants.BROTLI_PARAM_LGWIN]: windowBits(body.length),
    };
    return ['br', await brotli(body, { params })];
  }
  return accepted.has('gzip') ? ['gzip', await gzipped(body)] : null;
}

/** Compresses responses to GET: lists, configuration, pages, sitemaps. */
export function registerCompression(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const isText = typeof payload === 'string' || Buffer.isBuffer(payload);
    if (request.method !== 'GET' || !isText || payload.length < MIN_BYTES) return payload;
    if (reply.hasHeader('content-encoding') || !TEXT.test(String(reply.getHeader('content-type'))))
      return payload;
    const vary = [reply.getHeader('vary') ?? [], 'Accept-Encoding'].flat();
    reply.header('vary', vary.join(', '));
    const body = typeof payload === 'string' ? Buffer.from(payload) : payload;
    const result = await compressed(body, encodings(request.headers['accept-encoding']));
    if (!result) return payload;
    reply.header('content-encoding', result[0]).removeHeader('content-length');
    return result[1];
  });
}
