import {
  PACKING_LIMIT,
  packingAnswerSchema,
  packingQuerySchema,
  packingSchema,
  SHIPMENT_LIMIT,
  shipmentsAnswerSchema,
  shipmentsSchema,
} from '@pinpu/shared/contracts/backoffice';
import type { Database } from '../../../platform/db/index.ts';
import { Rejection } from '../../../platform/errors/rejection.ts';
import type { App, Deps } from '../../../platform/module.ts';
import { noteAudit, recordRequest } from '../../base/audit/request-audit.ts';
import type { OrderRow } from '../../sales/order/repository.ts';
import { packOrder } from '../../sales/order/shop/pack.ts';
import type { ShopCall } from './caller.ts';
import { findParcelsToHandIn } from './hand-in-repository.ts';
import { shipLines } from './ship-lines.ts';
import { orderOfCode, type ShopView, shopOrder } from './shop-order.ts';

const tags = ['backoffice'];

export function packingRoutes(
  app: App,
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { call, view }: { call: ShopCall; view: ShopView },
) {
  const packingList = async (codes: readonly string[]) => {
    const found = [];
    const ord_ids = [];
    for (const code of codes) {
      const order = await orderOfCode(db, code);
      ord_ids.push(order.ord_id);
      found.push(await shopOrder(db, order, view));
    }
    const parcels = await findParcelsToHandIn(db, ord_ids);
    return { success: true as const, body: { orders: found, parcels } };
  };
  const response = { 200: packingAnswerSchema };

  app.get(
    '/api/backoffice/packing',
    {
      schema: { tags, querystring: packingQuerySchema, response },
      config: { audit: 'order.read' },
    },
    async (request) => {
      const codes = [...new Set(request.query.codes.split(',').filter((code) => code !== ''))];
      noteAudit(request, { subject: codes.join(',') });
      if (codes.length > PACKING_LIMIT)
        throw new Rejection(400, 'TOO_MANY', `一次最多列印 ${PACKING_LIMIT} 筆訂單。`);
      return packingList(codes);
    },
  );

  app.post(
    '/api/backoffice/packing',
    { schema: { tags, body: packingSchema, response }, config: { audit: 'order.pack' } },
    async (request) => {
      const { codes } = request.body;
      const context = {
        ...(await call(request)),
        check: (tx: Database, { ord_code }: OrderRow) =>
          recordRequest(tx, request, clock, { subject: ord_code }),
      };
      for (const code of codes) {
        noteAudit(request, { subject: code });
        await packOrder(db, await orderOfCode(db, code), context);
      }
      return packingList(codes);
    },
  );
}

export function shipmentRoutes(
  app: App,
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  call: ShopCall,
) {
  app.post(
    '/api/backoffice/shipments',
    {
      schema: { tags, body: shipmentsSchema, response: { 200: shipmentsAnswerSchema } },
      config: { audit: 'order.ship' },
    },
    async (request) => {
      const { lines } = request.body;
      if (lines.length > SHIPMENT_LIMIT)
        throw new Rejection(
          400,
          'TOO_MANY',
          `一次最多 ${SHIPMENT_LIMIT} 筆，這次有 ${lines.length} 筆，都還沒出貨。請分次貼上。`,
        );
      const results = await shipLines(db, lines, {
        ...(await call(request)),
        record: (tx, subject, outcome) => recordRequest(tx, request, clock, { subject, outcome }),
      });
      return { success: true as const, body: { results } };
    },
  );
}
