import { object, string } from '@pinpu/shared/contracts/schema';
import { type MediaKind, mediaAt } from '@pinpu/shared/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { RejectedForNow } from '../../../platform/errors/rejection.ts';
import { countPerAddress } from '../../../platform/http/address-limit.ts';
import { attachment } from '../../../platform/http/attachment.ts';
import type { ServerModule } from '../../../platform/module.ts';
import type { PictureStorage } from '../picture/port.ts';
import { openPictures } from '../picture/service.ts';
import { byteRange } from './byte-range.ts';
import { openMediaSizes } from './media-sizes.ts';
import { MEDIA_TYPES } from './media-types.ts';

const schema = { params: object({ '*': string() }) };
const MISSES = { max: 600, timeWindow: '10 minutes' };

/** A browser that opens the file by itself runs nothing of it, and saves a manual. */
const headersOf = (kind: MediaKind, saveAs: string) => ({
  'content-type': MEDIA_TYPES[kind],
  'cache-control': 'public, max-age=31536000, immutable',
  'accept-ranges': 'bytes',
  'x-content-type-options': 'nosniff',
  'content-security-policy':
    "default-src 'none'; media-src 'self'; sandbox; frame-ancestors 'none'",
  ...(kind === 'manual' && { 'content-disposition': attachment(saveAs) }),
});

interface Served {
  name: string;
  size: number;
  etag: string;
}

/** Sends the bytes that are asked for, with their status and length. */
async function send(
  { method, headers }: FastifyRequest,
  reply: FastifyReply,
  { open }: PictureStorage,
  { name, size, etag }: Served,
) {
  const isSame = headers['if-range'] === undefined || headers['if-range'] === etag;
  const asked = isSame ? byteRange(headers.range, size) : undefined;
  if (asked === null)
    return reply
      .code(416)
      .headers({ 'content-range': `bytes */${size}`, 'cache-control': 'no-store' })
      .removeHeader('content-disposition')
      .type('text/plain; charset=utf-8')
      .send('檔案沒有這一段。\n');
  const { start, end } = asked ?? { start: 0, end: size - 1 };
  reply.header('content-length', end - start + 1);
  if (asked) reply.code(206).header('content-range', `bytes ${start}-${end}/${size}`);
  if (method === 'HEAD') return reply.send();
  return reply.send(await open(name, { start, end }));
}

/** `GET /media/f/…`: videos, and manuals to save; in parts where a player asks for them. */
export const mediaModule: ServerModule = async (app, { config }) => {
  const { storage } = await openPictures(config);
  const sizeOf = openMediaSizes(storage);
  const countMiss = countPerAddress(app, MISSES);

  app.route({
    method: ['GET', 'HEAD'],
    url: '/media/f/*',
    schema,
    exposeHeadRoute: false,
    handler: async (request, reply) => {
      const media = mediaAt(`/media/f/${request.params['*']}`);
      const size = media && (await sizeOf(media.name));
      if (!media || size === undefined) {
        const seconds = await countMiss(request);
        if (seconds > 0)
          throw new RejectedForNow(429, 'TOO_MANY_REQUESTS', '操作過於頻繁，請稍後再試。', seconds);
        return reply.code(404).type('text/plain; charset=utf-8').send('查無此檔案。\n');
      }
      const etag = `"${media.name}"`;
      reply.headers({ etag, ...headersOf(media.kind, media.saveAs) });
      if (request.headers['if-none-match'] === etag) return reply.code(304).send();
      return send(request, reply, storage, { name: media.name, size, etag });
    },
  });
};
