import {
  makerChangeSchema,
  makerDeletionSchema,
  makerParamsSchema,
  newMakerSchema,
  shopMakerAnswerSchema,
  shopMakersAnswerSchema,
} from '@pinpu/shared/contracts/backoffice';
import type { Database } from '../../../../platform/db/index.ts';
import type { App, Deps } from '../../../../platform/module.ts';
import { recordRequest } from '../../../base/audit/request-audit.ts';
import type { Pictures } from '../../../goods/picture/service.ts';
import { keepPicture, markSaved } from '../../../goods/picture/unsaved-pictures.ts';
import { changeMaker, createMaker, removeMaker, shopMaker, shopMakers } from './shop-makers.ts';

const tags = ['backoffice'];
const one = { tags, response: { 200: shopMakerAnswerSchema } };

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
      schema: { ...one, body: newMakerSchema },
      bodyLimit: MAKER_LIMIT,
      config: { audit: 'maker.create' },
    },
    async (request) => {
      const { cells } = request.body;
      const maker_id = await db.transaction(async (tx) => {
        const subject = await createMaker(tx, savingOf(tx, cells, clock()));
        await markSaved(tx, [cells.maker_picture ?? '']);
        await recordRequest(tx, request, clock, { subject });
        return subject;
      });
      return { success: true as const, body: await shopMaker(db, maker_id) };
    },
  );

  app.post(
    '/api/backoffice/makers/:id',
    {
      schema: { ...one, params: makerParamsSchema, body: makerChangeSchema },
      bodyLimit: MAKER_LIMIT,
      config: { audit: 'maker.save' },
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
      return { success: true as const, body: await shopMaker(db, params.id) };
    },
  );
}

/** Makers of the goods: the list, one of them, and its changes. */
export function makerRoutes(app: App, deps: Deps, pictures: Pictures) {
  const { db, clock } = deps;

  app.get(
    '/api/backoffice/makers',
    {
      schema: { tags, response: { 200: shopMakersAnswerSchema } },
      config: { audit: 'maker.list' },
    },
    async () => ({ success: true as const, body: { makers: await shopMakers(db) } }),
  );

  app.get(
    '/api/backoffice/makers/:id',
    { schema: { ...one, params: makerParamsSchema }, config: { audit: 'maker.read' } },
    async ({ params }) => ({ success: true as const, body: await shopMaker(db, params.id) }),
  );

  makerChanges(app, deps, pictures);

  app.post(
    '/api/backoffice/makers/:id/delete',
    {
      schema: { ...one, params: makerParamsSchema, body: makerDeletionSchema },
      config: { audit: 'maker.delete' },
    },
    async (request) => {
      const { params, body } = request;
      const removed = await db.transaction(async (tx) => {
        const maker = await removeMaker(tx, params.id, { version: body.version, now: clock() });
        await recordRequest(tx, request, clock, { subject: params.id });
        return maker;
      });
      return { success: true as const, body: removed };
    },
  );
}
