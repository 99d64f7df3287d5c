import { readFile } from 'node:fs/promises';
import { storedPictureAnswerSchema } from '@pinpu/shared/contracts/backoffice';
import { Rejection } from '../../../../platform/errors/rejection.ts';
import type { App, Deps } from '../../../../platform/module.ts';
import { noteAudit } from '../../../base/audit/request-audit.ts';
import type { FileLimits } from '../../../base/file/config.ts';
import { withReceivedForm } from '../../../base/file/receive.ts';
import { PictureError, type Pictures } from '../../../goods/picture/service.ts';
import { storeUnsaved } from '../../../goods/picture/unsaved-pictures.ts';
import {
  MAX_FILE_MEGABYTES,
  pictureFaultText,
} from '../../../goods/picture/upload/prepare-picture.ts';
import { chosenFile, limitBody } from './received-goods.ts';

const MEGABYTE = 1024 * 1024;
/** The request may be larger than a picture, so that a picture which is too large is rejected with its name. */
const PICTURE_LIMITS: FileLimits = {
  ...{
    file_bytes: MAX_FILE_MEGABYTES * MEGABYTE,
    request_bytes: 200 * MEGABYTE,
  },
  ...{ files: 1, total_bytes: Number.POSITIVE_INFINITY },
};

/** `POST /api/backoffice/pictures`: one picture, which is deleted a day later unless something uses it. */
export function pictureRoute(
  app: App,
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { pictures, incoming }: { pictures: Pictures; incoming: string },
) {
  app.post(
    '/api/backoffice/pictures',
    {
      schema: { tags: ['backoffice'], response: { 200: storedPictureAnswerSchema } },
      config: {
        audit: 'picture.store',
        slowUpload: true,
        rateLimit: { max: 3000, timeWindow: '10 minutes' },
      },
      onRequest: limitBody(PICTURE_LIMITS),
    },
    (request) =>
      withReceivedForm(request, { dir: incoming, limits: PICTURE_LIMITS }, async (form) => {
        const { name, path } = chosenFile(form);
        try {
          const file = { name, bytes: await readFile(path) };
          const address = await storeUnsaved(db, pictures, file, clock());
          noteAudit(request, { subject: address });
          return { success: true as const, body: { address } };
        } catch (error) {
          if (!(error instanceof PictureError)) throw error;
          throw new Rejection(400, 'PICTURE_REFUSED', pictureFaultText(error.code, name));
        }
      }),
  );
}
