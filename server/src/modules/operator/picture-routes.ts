import { buffer } from 'node:stream/consumers';
import { object, enum as oneOf, string } from 'zod/mini';
import type { App, Deps } from '../../platform/module.ts';
import { noteAudit } from '../audit/request-audit.ts';
import { openPictures, PictureError, pictureAddress, pictureKey } from '../picture/service.ts';
import { keepPicture } from '../picture/unsaved-pictures.ts';

const query = object({ name: string(), store: oneOf(['yes', 'no']) });

/** The result for an uploaded picture: its address, or why it was rejected. */
export type SentPicture = { address: string } | { why: string };

/** Accepts the pictures named by `npm run catalog` and `settings`; `store=no` only validates them. */
export async function pictureRoutes(app: App, { config, db, clock }: Deps) {
  const pictures = await openPictures(config);
  app.post(
    '/operator/pictures',
    { schema: { hide: true, querystring: query }, config: { audit: 'picture.store' } },
    async (request): Promise<SentPicture> => {
      const {
        raw,
        query: { name, store },
      } = request;
      const file = { name, bytes: await buffer(raw) };
      try {
        await keepPicture(db, pictures, pictureAddress(pictureKey(file.bytes)), clock());
        const key = await (store === 'yes' ? pictures.store(file) : pictures.check(file));
        noteAudit(request, { subject: key, detail: { stored: store === 'yes' } });
        return { address: pictureAddress(key) };
      } catch (error) {
        if (!(error instanceof PictureError)) throw error;
        return { why: `：${error.message}` };
      }
    },
  );
}
