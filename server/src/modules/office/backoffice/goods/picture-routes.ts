import { readFile } from 'node:fs/promises';
import { bodyOf } from '@pinpu/shared/contracts';
import { storedPictureAnswerSchema } from '@pinpu/shared/contracts/backoffice';
import type { FastifyRequest } from 'fastify';
import { object, enum as oneOf, optional, string, union } from 'zod/mini';
import { Rejection } from '../../../../platform/errors/rejection.ts';
import type { App, Deps } from '../../../../platform/module.ts';
import { isByOperator } from '../../../base/admin/administration.ts';
import { noteAudit } from '../../../base/audit/request-audit.ts';
import type { FileLimits } from '../../../base/file/config.ts';
import { type ReceivedForm, withReceivedForm } from '../../../base/file/receive.ts';
import { PictureError, type Pictures, pictureAddress } from '../../../goods/picture/service.ts';
import { storeUnsaved } from '../../../goods/picture/unsaved-pictures.ts';
import {
  MAX_FILE_MEGABYTES,
  pictureFaultReason,
  pictureFaultText,
} from '../../../goods/picture/upload/prepare-picture.ts';
import { chosenFile, limitBody, limitsFor } from './received-goods.ts';

const MEGABYTE = 1024 * 1024;
/** The request may be larger than a picture, so that a picture which is too large is rejected with its name. */
const PICTURE_LIMITS: FileLimits = {
  ...{
    file_bytes: MAX_FILE_MEGABYTES * MEGABYTE,
    request_bytes: 200 * MEGABYTE,
  },
  ...{ files: 1, total_bytes: Number.POSITIVE_INFINITY },
};

/** A command gets the reason as a result, for the rows of an import, and as a sentence. */
const rejectedPicture = object({ why: string(), message: string() });
const answer = union([storedPictureAnswerSchema, bodyOf(rejectedPicture)]);

interface Goods {
  pictures: Pictures;
  /** The folder that requests are received into. */
  incoming: string;
}

/** Stores a picture; with `isCheck`, it is only validated. */
async function storePicture(
  { db, clock, pictures }: Pick<Deps, 'db' | 'clock'> & Goods,
  { request, form, isCheck }: { request: FastifyRequest; form: ReceivedForm; isCheck: boolean },
) {
  const byOperator = isByOperator(request);
  const { name, path } = chosenFile(form, { mayBeEmpty: byOperator });
  try {
    const file = { name, bytes: await readFile(path) };
    const address = isCheck
      ? pictureAddress(await pictures.check(file))
      : await storeUnsaved(db, pictures, file, clock());
    noteAudit(request, { subject: address, detail: { stored: !isCheck } });
    return { success: true as const, body: { address } };
  } catch (error) {
    if (!(error instanceof PictureError)) throw error;
    const { code, message } = error;
    if (byOperator)
      return { success: true as const, body: { why: pictureFaultReason(code), message } };
    throw new Rejection(400, 'PICTURE_REFUSED', pictureFaultText(code, name));
  }
}

/**
 * `POST /api/backoffice/pictures`: one picture, which is deleted a day later unless something uses it; with `store=no`,
 * it is only validated.
 */
export function pictureRoute(app: App, deps: Pick<Deps, 'db' | 'clock'>, goods: Goods) {
  app.post(
    '/api/backoffice/pictures',
    {
      schema: {
        tags: ['backoffice'],
        querystring: object({ store: optional(oneOf(['no'])) }),
        response: { 200: answer },
      },
      config: {
        ...{ audit: 'picture.store', operator: 'too', slowUpload: true },
        rateLimit: { max: 3000, timeWindow: '10 minutes', allowList: isByOperator },
      },
      onRequest: limitBody(PICTURE_LIMITS),
    },
    (request) => {
      const isCheck = request.query.store === 'no';
      const limits = limitsFor(request, PICTURE_LIMITS);
      return withReceivedForm(request, { dir: goods.incoming, limits }, (form) =>
        storePicture({ ...deps, ...goods }, { request, form, isCheck }),
      );
    },
  );
}
