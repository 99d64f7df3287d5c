import {
  makerChangeSchema,
  makerDeletionSchema,
  makerParamsSchema,
  newMakerSchema,
  shopMakerAnswerSchema,
  shopMakersAnswerSchema,
} from '@pinpu/shared/contracts/backoffice';
import type { Database } from '../../../../platform/db/index.ts';
import { success } from '../../../../platform/http/success.ts';
import type { App, Deps } from '../../../../platform/module.ts';
import { recordRequest } from '../../../base/audit/request-audit.ts';
import type { Pictures } from '../../../goods/picture/service.ts';
import { keepPicture, markSaved } from '../../../goods/picture/unsaved-pictures.ts';
import { staffCall } from '../staff-call.ts';
import { changeMaker, createMaker, removeMaker, shopMaker, shopMakers } from './shop-makers.ts';

const params = makerParamsSchema;

/** A story of 200 000 characters, at four bytes. */
const MAKER_LIMIT = 1024 * 1024;

function makerChanges(app: App, { db, clock }: Deps, pictures: Pictures) {
  const savingOf = (tx: Database, cells: Record<string, string>, now: Date) => ({
    cells,
    hasPicture: (address: string) => keepPicture(tx, pictures, address, now),
  });

  app.post(
    '/api/backoffice/makers',
    {
      ...staffCall('maker.create', shopMakerAnswerSchema, { body: newMakerSchema }),
      bodyLimit: MAKER_LIMIT,
    },
    async (request) => {
      const { cells } = request.body;
      const maker_id = await db.transaction(async (tx) => {
        const subject = await createMaker(tx, savingOf(tx, cells, clock()));
        await markSaved(tx, [cells.maker_picture ?? '']);
        await recordRequest(tx, request, clock, { subject });
        return subject;
      });
      return success(await shopMaker(db, maker_id));
    },
  );

  app.post(
    '/api/backoffice/makers/:id',
    {
      ...staffCall('maker.save', shopMakerAnswerSchema, { params, body: makerChangeSchema }),
      bodyLimit: MAKER_LIMIT,
    },
    async (request) => {
      const { params, body } = request;
      await db.transaction(async (tx) => {
        const now = clock();
        const saving = savingOf(tx, body.cells, now);
        await changeMaker(tx, params.id, { ...saving, version: body.version, now });
        await markSaved(tx, [body.cells.maker_picture ?? '']);
        await recordRequest(tx, request, clock, {
          subject: params.id,
          detail: { changed: Object.keys(body.cells) },
        });
      });
      return success(await shopMaker(db, params.id));
    },
  );
}

export function makerRoutes(app: App, deps: Deps, pictures: Pictures) {
  const { db, clock } = deps;

  app.get('/api/backoffice/makers', staffCall('maker.list', shopMakersAnswerSchema), async () =>
    success({ makers: await shopMakers(db) }),
  );

  const reading = staffCall('maker.read', shopMakerAnswerSchema, { params });
  app.get('/api/backoffice/makers/:id', reading, async (request) =>
    success(await shopMaker(db, request.params.id)),
  );

  makerChanges(app, deps, pictures);

  const body = makerDeletionSchema;
  const deleting = staffCall('maker.delete', shopMakerAnswerSchema, { params, body });
  app.post('/api/backoffice/makers/:id/delete', deleting, async (request) => {
    const { id } = request.params;
    const removed = await db.transaction(async (tx) => {
      const { version } = request.body;
      const maker = await removeMaker(tx, id, { version, now: clock() });
      await recordRequest(tx, request, clock, { subject: id });
      return maker;
    });
    return success(removed);
  });
}
