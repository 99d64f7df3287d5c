import { mediaParamsSchema, storedMediaAnswerSchema } from '@pinpu/shared/contracts/backoffice';
import {
  MEDIA_MEGABYTES,
  type MediaKind,
  manualPath,
  mediaAt,
  videoPath,
} from '@pinpu/shared/domain';
import type { FastifyRequest } from 'fastify';
import { Rejection } from '../../../../platform/errors/rejection.ts';
import type { App, Deps } from '../../../../platform/module.ts';
import { noteAudit } from '../../../base/audit/request-audit.ts';
import type { FileLimits } from '../../../base/file/config.ts';
import { type ReceivedForm, withReceivedForm } from '../../../base/file/receive.ts';
import { mediaFault } from '../../../goods/media/media-fault.ts';
import { MEDIA_TYPES } from '../../../goods/media/media-types.ts';
import type { Pictures } from '../../../goods/picture/service.ts';
import { storeUnsavedFile } from '../../../goods/picture/unsaved-pictures.ts';
import { chosenFile, limitBody } from './received-goods.ts';

const MEGABYTE = 1024 * 1024;
const HASH = 40;

/** The request may be larger than the file, so that a file which is too large is rejected with its name. */
const limitsOf = (kind: MediaKind): FileLimits => ({
  file_bytes: MEDIA_MEGABYTES[kind] * MEGABYTE,
  request_bytes: 5 * MEDIA_MEGABYTES[kind] * MEGABYTE,
  files: 1,
  total_bytes: Number.POSITIVE_INFINITY,
});

const LIMITS: Readonly<Record<MediaKind, FileLimits>> = {
  video: limitsOf('video'),
  manual: limitsOf('manual'),
};

interface Goods {
  pictures: Pictures;
  /** The folder that requests are received into. */
  incoming: string;
}

async function storeMedia(
  { db, clock, pictures }: Pick<Deps, 'db' | 'clock'> & Pick<Goods, 'pictures'>,
  { request, form, kind }: { request: FastifyRequest; form: ReceivedForm; kind: MediaKind },
) {
  const { name, path, bytes, sha256 } = chosenFile(form);
  const fault = await mediaFault(kind, { name, path, bytes });
  if (fault !== '') throw new Rejection(400, 'MEDIA_REFUSED', fault);
  const hash = sha256.slice(0, HASH);
  const address = kind === 'video' ? videoPath(hash) : manualPath(hash, name);
  const stored = mediaAt(address)?.name;
  if (stored === undefined) throw new Error(`no path of a file: ${address}`);
  const file = { name: stored, path, bytes, type: MEDIA_TYPES[kind] };
  await storeUnsavedFile(db, pictures, file, clock());
  noteAudit(request, { subject: address, detail: { bytes } });
  return { success: true as const, body: { address, bytes } };
}

/** `POST /api/backoffice/media/{kind}`: a video or a manual, which is deleted a day later unless something uses it. */
export function mediaUploadRoute(app: App, deps: Pick<Deps, 'db' | 'clock'>, goods: Goods) {
  app.post(
    '/api/backoffice/media/:kind',
    {
      schema: {
        tags: ['backoffice'],
        params: mediaParamsSchema,
        response: { 200: storedMediaAnswerSchema },
      },
      config: {
        ...{ audit: 'media.store', slowUpload: true },
        rateLimit: { max: 300, timeWindow: '10 minutes' },
      },
      onRequest: limitBody(LIMITS.video),
    },
    (request) => {
      const { kind } = request.params;
      const received = { dir: goods.incoming, limits: LIMITS[kind] };
      return withReceivedForm(request, received, (form) =>
        storeMedia({ ...deps, ...goods }, { request, form, kind }),
      );
    },
  );
}
