import { buffer } from 'node:stream/consumers';
import { object, enum as oneOf, string } from 'zod/mini';
import type { App, Deps } from '../../../platform/module.ts';
import { noteAudit } from '../../base/audit/request-audit.ts';
import {
  openPictures,
  PictureError,
  pictureAddress,
  pictureKey,
} from '../../goods/picture/service.ts';
import { storeUnsaved } from '../../goods/picture/unsaved-pictures.ts';
import { pictureFaultReason } from '../../goods/picture/upload/prepare-picture.ts';

const query = object({ name: string(), store: oneOf(['yes', 'no']) });

/** The result for an uploaded picture: its address, or why it was rejected, for the lines of an import and as a sentence. */
export type SentPicture = { address: string } | { why: string; message: string };

/**
 * Receives the pictures that `npm run catalog` and `settings` send; `store=no` only validates them. A picture that
 * nothing uses, such as that of a rejected row, is deleted a day later.
 */
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
        const address =
          store === 'yes'
            ? await storeUnsaved(db, pictures, file, clock())
            : pictureAddress(await pictures.check(file));
        const detail = { stored: store === 'yes' };
        noteAudit(request, { subject: pictureKey(file.bytes), detail });
        return { address };
      } catch (error) {
        if (!(error instanceof PictureError)) throw error;
        return { why: pictureFaultReason(error.code), message: error.message };
      }
    },
  );
}
