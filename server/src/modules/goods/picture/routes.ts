import { join } from 'node:path';
import { literal, object, optional, regex, string } from '@pinpu/shared/contracts/schema';
import type { FastifyRequest } from 'fastify';
import { RejectedForNow } from '../../../platform/errors/rejection.ts';
import { countPerAddress } from '../../../platform/http/address-limit.ts';
import type { App, ServerModule } from '../../../platform/module.ts';
import { QueueFull } from '../../../platform/slots.ts';
import { openPictureStore, type PictureFormat, type PictureWidth } from './index.ts';
import type { PictureSource } from './port.ts';
import { openPictures } from './service.ts';
import { pictureCacheBytes } from './storage/config.ts';

const DEFAULT_WIDTH = '640';

const schema = {
  params: object({ '*': string() }),
  querystring: object({
    w: optional(string().check(regex(/^[1-9]\d{0,3}$/))),
    /** The size of link previews in place of `w`. */
    fit: optional(literal('preview')),
    /** Changes with the picture, so that the response can be cached for a year. */
    v: optional(string()),
  }),
};

const FOR_A_YEAR = 'public, max-age=31536000, immutable';
const FOR_A_WEEK = 'public, max-age=604800';

/** Per client address. All pictures of the demo shop in one size are 400. */
const MISSES = { max: 1200, timeWindow: '10 minutes' };
const BUSY_SECONDS = 5;

/** Whether the response can never change: an uploaded picture, or one requested with its version. */
const isFixed = (key: string, version: string | undefined) => key.startsWith('u/') || !!version;

/** Counts pictures encoded for an address, and requested ones that do not exist. */
function missLimit(app: App) {
  const countMiss = countPerAddress(app, MISSES);
  return async (request: FastifyRequest) => {
    const seconds = await countMiss(request);
    if (seconds > 0)
      throw new RejectedForNow(429, 'TOO_MANY_REQUESTS', '操作過於頻繁，請稍後再試。', seconds);
  };
}

function rejectBusy(error: unknown): never {
  if (!(error instanceof QueueFull)) throw error;
  throw new RejectedForNow(503, 'PICTURES_BUSY', '圖片處理中，請稍後再試。', BUSY_SECONDS);
}

/**
 * `GET /media/{key}?w=640`: pictures in the best format that the browser accepts, encoded at their first request.
 * `?fit=preview`: a JPEG for link previews.
 */
export function pictureModule(sources: readonly PictureSource[]): ServerModule {
  const mediaRoutes: ServerModule = async (app, { config, measures }) => {
    const uploaded = (await openPictures(config)).source;
    const pictures = openPictureStore({
      dir: join(config.dataDir, 'pictures'),
      sources: [uploaded, ...sources],
      maxBytes: pictureCacheBytes(config),
      onNotStored: (err) => app.log.warn({ err }, 'an encoded picture could not be stored'),
    });
    const help = 'Pictures that wait to be read or encoded';
    measures.push({ name: 'waiting_pictures', help, read: pictures.waiting });
    const countMiss = missLimit(app);

    app.get('/media/*', { schema }, async (request, reply) => {
      const { params, query, headers } = request;
      const key = params['*'];
      const width: PictureWidth = query.fit ?? Number(query.w ?? DEFAULT_WIDTH);
      const format = query.fit ? 'plain' : acceptedFormat(headers.accept);
      const picture = await pictures
        .read({ key, width, format }, () => countMiss(request))
        .catch(rejectBusy);
      if (!picture) {
        await countMiss(request);
        return reply.code(404).type('text/plain; charset=utf-8').send('查無此圖片。\n');
      }
      const etag = `"${picture.etag}"`;
      reply.headers({
        etag,
        vary: 'Accept',
        'cache-control': isFixed(key, query.v) ? FOR_A_YEAR : FOR_A_WEEK,
        'access-control-allow-origin': '*',
        'cross-origin-resource-policy': 'cross-origin',
      });
      if (headers['if-none-match'] === etag) return reply.code(304).send();
      return reply.type(typeOf(format, picture.bytes)).send(picture.bytes);
    });
  };
  return mediaRoutes;
}

const JPEG_START = 0xff;

const typeOf = (format: PictureFormat, bytes: Buffer) => {
  if (format !== 'plain') return `image/${format}`;
  return bytes[0] === JPEG_START ? 'image/jpeg' : 'image/png';
};

/** The smallest that `Accept` names, else plain: most crawlers name none. */
export function acceptedFormat(accept: string | undefined): PictureFormat {
  const named = (accept ?? '')
    .toLowerCase()
    .split(',')
    .filter((part) => !/;\s*q=0(?:\.0*)?\s*$/.test(part));
  const accepts = (type: string) => named.some((part) => part.trim().startsWith(type));
  if (accepts('image/avif')) return 'avif';
  return accepts('image/webp') ? 'webp' : 'plain';
}
