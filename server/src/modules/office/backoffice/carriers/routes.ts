import {
  carrierOrdersAnswerSchema,
  carrierOrdersSchema,
  carrierReplyAnswerSchema,
  carrierReplySchema,
  carriersAnswerSchema,
} from '@pinpu/shared/contracts/backoffice';
import { type CarrierSheet, type SheetContext, taipeiDate } from '@pinpu/shared/domain';
import { maxLength, object, string } from 'zod/mini';
import type { Database } from '../../../../platform/db/index.ts';
import { Rejection } from '../../../../platform/errors/rejection.ts';
import type { App, Deps } from '../../../../platform/module.ts';
import { noteAudit } from '../../../base/audit/request-audit.ts';
import { findSettings } from '../../../base/settings/repository.ts';
import { readReply } from './read-reply.ts';
import { sheetParcels } from './sheet-parcels.ts';
import { writtenSheet } from './write-sheet.ts';

const tags = ['backoffice'];
const params = object({ id: string().check(maxLength(40)) });

/** @throws Rejection 404 */
async function sheetOf(db: Database, id: string): Promise<CarrierSheet> {
  const { carrier_sheets } = await findSettings(db);
  const sheet = carrier_sheets.find((one) => one.id === id);
  if (!sheet) throw new Rejection(404, 'CARRIER_NOT_FOUND', '設定裡已經沒有這家物流，請重新整理。');
  return sheet;
}

/** The sender as the shop has entered it; where it has not, what its pages say about it. */
async function contextOf(db: Database, now: Date): Promise<SheetContext> {
  const { parcel_sender, logo_resource, company, support } = await findSettings(db);
  return {
    sender: {
      name: parcel_sender?.name || logo_resource.text,
      phone: parcel_sender?.phone || company.phone || support.phone,
      postcode: parcel_sender?.postcode ?? '',
      address: parcel_sender?.address || company.address,
    },
    today: taipeiDate(now),
  };
}

/** `/api/backoffice/carriers`: order sheets for carriers, and their reply files (ADR 0222). */
export function carrierRoutes(app: App, deps: Deps) {
  sheetRoutes(app, deps);
  replyRoute(app, deps);
}

function sheetRoutes(app: App, { db, clock, config }: Deps) {
  app.get(
    '/api/backoffice/carriers',
    {
      schema: { tags, response: { 200: carriersAnswerSchema } },
      config: { audit: 'carriers.list' },
    },
    async () => {
      const { carrier_sheets } = await findSettings(db);
      const carriers = carrier_sheets.map(({ id, name, encoding, excel }) => ({
        ...{ id, name, encoding, excel },
      }));
      return { success: true as const, body: { carriers } };
    },
  );

  app.post(
    '/api/backoffice/carriers/:id/orders',
    {
      schema: {
        tags,
        params,
        body: carrierOrdersSchema,
        response: { 200: carrierOrdersAnswerSchema },
      },
      config: { audit: 'carriers.export' },
    },
    async (request) => {
      const { codes, encoding, mark_missing } = request.body;
      noteAudit(request, { subject: codes.join(',') });
      const sheet = await sheetOf(db, request.params.id);
      const { shopMode } = config;
      const { parcels, left_out } = await sheetParcels(db, { sheet, codes, shopMode });
      const context = await contextOf(db, clock());
      const usual = sheet.excel ? 'xlsx' : sheet.encoding;
      const file = { encoding: encoding || usual, mark_missing };
      const written = await writtenSheet(sheet, { parcels, context }, file);
      return { success: true as const, body: { ...written, left_out } };
    },
  );
}

function replyRoute(app: App, { db }: Deps) {
  app.post(
    '/api/backoffice/carriers/:id/reply',
    {
      schema: {
        tags,
        params,
        body: carrierReplySchema,
        response: { 200: carrierReplyAnswerSchema },
      },
      config: { audit: 'carriers.reply' },
    },
    async (request) => {
      const sheet = await sheetOf(db, request.params.id);
      const bytes = Buffer.from(request.body.file, 'base64');
      return { success: true as const, body: await readReply(db, sheet, bytes) };
    },
  );
}
