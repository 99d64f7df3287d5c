import { join } from 'node:path';
import { object, optional, regex, string } from '@pinpu/shared/contracts/schema';
import type { ServerModule } from '../../platform/module.ts';
import { acceptedFormat } from './accepted-format.ts';
import { openPictureStore } from './index.ts';
import type { PictureSource } from './port.ts';
import { openPictures } from './service.ts';

const DEFAULT_WIDTH = '640';

const schema = {
  params: object({ '*': string() }),
  querystring: object({
    /** Width in pixels; the next larger available width is served. */
    w: optional(string().check(regex(/^[1-9]\d{0,3}$/))),
    /** Cache key that changes with the picture: allows caching for a year. */
    v: optional(string()),
  }),
};

const FOR_A_YEAR = 'public, max-age=31536000, immutable';
const FOR_A_WEEK = 'public, max-age=604800';

/** An uploaded picture never changes; any other only with its version. */
const isFixed = (key: string, version: string | undefined) => key.startsWith('u/') || !!version;

/** `GET /media/{key}?w=640`: pictures in the best format the browser accepts, encoded on their first request. */
export function pictureModule(sources: readonly PictureSource[]): ServerModule {
  const mediaRoutes: ServerModule = async (app, { config }) => {
    const uploaded = (await openPictures(config)).source;
    const pictures = openPictureStore({
      dir: join(config.dataDir, 'pictures'),
      sources: [uploaded, ...sources],
    });

    app.get('/media/*', { schema }, async ({ params, query, headers }, reply) => {
      const key = params['*'];
      const width = Number(query.w ?? DEFAULT_WIDTH);
      const format = acceptedFormat(headers.accept);
      const picture = await pictures.read({ key, width, format });
      if (!picture) return reply.code(404).type('text/plain; charset=utf-8').send('查無此圖片。\n');
      const etag = `"${picture.etag}"`;
      reply.headers({
        etag,
        vary: 'Accept',
        'cache-control': isFixed(key, query.v) ? FOR_A_YEAR : FOR_A_WEEK,
        'access-control-allow-origin': '*',
        'cross-origin-resource-policy': 'cross-origin',
      });
      if (headers['if-none-match'] === etag) return reply.code(304).send();
      return reply.type(`image/${format}`).send(picture.bytes);
    });
  };
  return mediaRoutes;
}
