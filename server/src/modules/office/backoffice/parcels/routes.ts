import {
  labelsAnswerSchema,
  labelsSchema,
  newParcelsAnswerSchema,
  newParcelsSchema,
  PARCEL_MOVES,
  parcelAnswerSchema,
  parcelMoveSchema,
  shopParcelsAnswerSchema,
  shopParcelsQuerySchema,
} from '@pinpu/shared/contracts/backoffice';
import type { FastifyRequest } from 'fastify';
import { maxLength, object, string } from 'zod/mini';
import { pageOf } from '../../../../platform/db/page-of.ts';
import { Rejection } from '../../../../platform/errors/rejection.ts';
import type { App, Deps } from '../../../../platform/module.ts';
import { noteAudit, recordRequest } from '../../../base/audit/request-audit.ts';
import { findSettings } from '../../../base/settings/repository.ts';
import { PARCEL_CHANGES } from '../../../sales/order/parcels/change-parcel.ts';
import type { ParcelsContext } from '../../../sales/order/parcels/new-parcels.ts';
import { printLabels } from '../../../sales/order/parcels/print-labels.ts';
import { findParcel, findParcels } from '../../../sales/order/parcels/repository.ts';
import { findOrder } from '../../../sales/order/repository.ts';
import { moveRejected } from '../../../sales/order/shop/for-shop.ts';
import { logisticsProvider } from '../../../sales/pickup/provider.ts';
import type { ShopCall } from '../caller.ts';
import { orderOfCode } from '../shop-order.ts';
import { staffCall } from '../staff-call.ts';
import { addParcelsOf } from './add-parcels-of.ts';
import { countParcels, findParcelPage, type ListedParcel } from './parcel-list-repository.ts';
import { parcelView } from './parcel-view.ts';

const PAGE = 50;
const code = object({ code: string().check(maxLength(40)) });
const id = object({ id: string().check(maxLength(40)) });

const cursorOf = (parcel: ListedParcel) => `${parcel.c_date.toISOString()}~${parcel.id}`;

const noProvider = () =>
  new Rejection(409, 'NO_PARCELS', '這間商店沒有由物流商建立託運單：請用貨運單號出貨。');

const notFound = () => new Rejection(404, 'PARCEL_NOT_FOUND', '找不到這個託運單。');

/** The parcels that a logistics provider carries: lists, new ones, labels and moves (ADR 0220). */
export function carriedParcelRoutes(app: App, deps: Deps, call: ShopCall) {
  const logistics = logisticsProvider(deps);
  const service = logistics?.parcels;
  listRoutes(app, deps, service);

  const contextOf = async (request: FastifyRequest): Promise<ParcelsContext> => {
    if (!service) throw noProvider();
    const { chains = [], stateLength } = logistics ?? {};
    return { ...(await call(request)), service, stateLength, chains };
  };
  newParcelRoutes(app, deps, contextOf);
  labelRoutes(app, deps, contextOf);
  moveRoutes(app, deps, contextOf);
}

type Service = ParcelsContext['service'] | undefined;

function listRoutes(app: App, { db, clock }: Deps, service: Service) {
  /** What screens know beside the parcels. */
  const offer = async () => {
    const { parcel_sender } = await findSettings(db);
    return {
      home: [...(service?.home ?? [])],
      offered: service !== undefined && parcel_sender?.through_provider === true,
    };
  };

  app.get(
    '/api/backoffice/parcels',
    staffCall('parcel.list', shopParcelsAnswerSchema, { querystring: shopParcelsQuerySchema }),
    async ({ query }) => {
      const found = await findParcelPage(db, { ...query, limit: PAGE });
      const { rows, next } = pageOf(found, PAGE, cursorOf);
      const parcels = rows.map((parcel) => parcelView(parcel, service));
      const counts = await countParcels(db, clock());
      return { success: true as const, body: { parcels, next, counts, ...(await offer()) } };
    },
  );

  app.get(
    '/api/backoffice/orders/:code/parcels',
    staffCall('parcel.read', shopParcelsAnswerSchema, { params: code }),
    async (request) => {
      const { ord_id, ord_code } = await orderOfCode(db, request.params.code);
      noteAudit(request, { subject: ord_code });
      const parcels = (await findParcels(db, ord_id)).map((parcel) =>
        parcelView({ ...parcel, ord_code }, service),
      );
      return {
        success: true as const,
        body: { parcels, next: '', counts: {}, ...(await offer()) },
      };
    },
  );
}

type ContextOf = (request: FastifyRequest) => Promise<ParcelsContext>;

function newParcelRoutes(app: App, { db, clock }: Deps, contextOf: ContextOf) {
  app.post(
    '/api/backoffice/parcels',
    staffCall('parcel.create', newParcelsAnswerSchema, { body: newParcelsSchema }),
    async (request) => {
      const results = await addParcelsOf(db, request.body.orders, {
        ...(await contextOf(request)),
        record: (tx, subject, outcome) => recordRequest(tx, request, clock, { subject, outcome }),
      });
      return { success: true as const, body: { results } };
    },
  );
}

function labelRoutes(app: App, { db, clock }: Deps, contextOf: ContextOf) {
  app.post(
    '/api/backoffice/parcels/labels',
    staffCall('parcel.print', labelsAnswerSchema, { body: labelsSchema }),
    async (request) => {
      const { service, now } = await contextOf(request);
      const pages = await printLabels(db, request.body.ids, {
        ...{ service, now },
        record: (tx, subject) => recordRequest(tx, request, clock, { subject }),
      });
      return {
        success: true as const,
        body: {
          pages: pages.map(({ sub_type, parcels, form }) => ({
            ...{ sub_type, parcels: [...parcels], action: form.action },
            fields: { ...form.fields },
          })),
        },
      };
    },
  );
}

function moveRoutes(app: App, { db, clock }: Deps, contextOf: ContextOf) {
  for (const move of PARCEL_MOVES)
    app.post(
      `/api/backoffice/parcels/:id/${move}`,
      staffCall(`parcel.${move}`, parcelAnswerSchema, { params: id, body: parcelMoveSchema }),
      async (request) => {
        const context = await contextOf(request);
        const parcel = await findParcel(db, request.params.id);
        if (!parcel) throw notFound();
        noteAudit(request, { subject: parcel.trade_no });
        if (parcel.provider !== context.service.name)
          throw moveRejected('這個託運單屬於另一家物流商，請到那裡處理。');
        const check = (tx: typeof db) =>
          recordRequest(tx, request, clock, { subject: parcel.trade_no });
        await PARCEL_CHANGES[move](db, parcel, { ...context, check }, request.body.form);
        const after = await findParcel(db, parcel.id);
        const order = await findOrder(db, parcel.ord_id);
        if (!after || !order) throw notFound();
        const body = parcelView({ ...after, ord_code: order.ord_code }, context.service);
        return { success: true as const, body };
      },
    );
}
