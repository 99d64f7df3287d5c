import { join } from 'node:path';
import { object, optional, regex, string } from '@pinpu/shared/contracts/schema';
import { drawDemoPicture } from '../../demo/draw-demo-picture.ts';
import type { ServerModule } from '../../platform/module.ts';
import { acceptedFormat } from './accepted-format.ts';
import { openPictureStore, widthsOf } from './index.ts';

const DEFAULT_WIDTH = '640';

const schema = {
  params: object({ '*': string() }),
  querystring: object({
    /** Pixels wanted; the next width there is answers. */
    w: optional(string().check(regex(/^[1-9]\d{0,3}$/))),
    /** Anything that changes with the picture: lets it be kept for a year. */
    v: optional(string()),
  }),
};

/** The width to serve for the width asked for: the next larger one, or the largest. */
function servedWidth(key: string, wanted: number): number | undefined {
  const widths = widthsOf(key);
  return widths.find((width) => width >= wanted) ?? widths.at(-1);
}

/** `GET /media/{key}?w=640`: pictures in the best format the browser takes, encoded when first asked for. */
export const mediaModule: ServerModule = (app, { config }) => {
  const pictures = openPictureStore({
    dir: join(config.dataDir, 'pictures'),
    draw: drawDemoPicture,
  });

  app.get('/media/*', { schema }, async ({ params, query, headers }, reply) => {
    const key = params['*'];
    const width = servedWidth(key, Number(query.w ?? DEFAULT_WIDTH));
    const format = acceptedFormat(headers.accept);
    const picture = width && (await pictures.read({ key, width, format }));
    if (!picture) return reply.code(404).type('text/plain; charset=utf-8').send('查無此圖片。\n');
    const etag = `"${picture.etag}"`;
    reply.headers({
      etag,
      vary: 'Accept',
      'cache-control': query.v ? 'public, max-age=31536000, immutable' : 'public, max-age=604800',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
    });
    if (headers['if-none-match'] === etag) return reply.code(304).send();
    return reply.type(`image/${format}`).send(picture.bytes);
  });
};
