import { bodyOf } from '@pinpu/shared/contracts';
import {
  bankFileAnswerSchema,
  closeMonthSchema,
  payoutLinesAnswerSchema,
  payoutLinesQuerySchema,
  payoutsPaidSchema,
  shopMonthAnswerSchema,
  shopMonthParamsSchema,
  shopPayoutsAnswerSchema,
  shopPayoutsQuerySchema,
} from '@pinpu/shared/contracts/backoffice';
import type { FastifyRequest } from 'fastify';
import { array, extend, maxLength, object, regex, string, union } from 'zod/mini';
import { withoutTimeLimits } from '../../../platform/db/time-limits.ts';
import type { App, Deps } from '../../../platform/module.ts';
import { isByOperator } from '../../base/admin/administration.ts';
import { noteAudit, recordRequest } from '../../base/audit/request-audit.ts';
import { payoutLines } from '../../sales/promo/payouts/lines.ts';
import { callerOf, versionRead } from './caller.ts';
import { bankFile, closeShownMonth, notePaid } from './change-month.ts';
import { listMonths } from './list-months.ts';
import { shopMonth } from './shop-month.ts';

const tags = ['backoffice'];
const params = shopMonthParamsSchema;
const one = { tags, params, response: { 200: shopMonthAnswerSchema } };
const path = '/api/backoffice/payouts';
const audit = (verb: string) => ({ config: { audit: `payout.${verb}`, operator: 'too' as const } });

/** A command names promoters by e-mail, or none for all who have an account; without a date, it means today. */
const paidByEmailSchema = object({
  emails: array(string().check(maxLength(254))).check(maxLength(1000)),
  date: string().check(regex(/^(?:20\d\d-\d\d-\d\d)?$/)),
});
const paidSchema = union([payoutsPaidSchema, paidByEmailSchema]);
const paidAnswerSchema = bodyOf(extend(shopMonthAnswerSchema.shape.body, { message: string() }));

function readRoutes(app: App, { db, clock, serverKey }: Deps) {
  const list = { querystring: shopPayoutsQuerySchema, response: { 200: shopPayoutsAnswerSchema } };
  app.get(
    path,
    { schema: { tags, ...list }, config: { audit: 'payout.list' } },
    async (request) => ({
      success: true as const,
      body: await listMonths(db, request.query.after, clock()),
    }),
  );

  app.get(`${path}/:month`, { schema: one, ...audit('read') }, async (request) => {
    const shop = { serverKey, now: clock() };
    const read = withoutTimeLimits(db).transaction((tx) =>
      shopMonth(tx, request.params.month, shop),
    );
    return { success: true as const, body: await read };
  });

  const querystring = payoutLinesQuerySchema;
  app.get(
    `${path}/:month/lines`,
    {
      schema: { tags, params, querystring, response: { 200: payoutLinesAnswerSchema } },
      config: { audit: 'payout.read' },
    },
    async (request) => {
      const { month } = request.params;
      const { id, after } = request.query;
      noteAudit(request, { detail: { id } });
      return { success: true as const, body: await payoutLines(db, { month, id }, after) };
    },
  );
}

/** `/api/backoffice/payouts…`: preview and close months, export the bank's file, record transfers. */
export function payoutRoutes(app: App, deps: Deps) {
  const { db, clock, serverKey } = deps;
  const { publicUrl } = deps.config;
  readRoutes(app, deps);

  const actorOf = callerOf(deps);
  const context = async (request: FastifyRequest) => ({
    ...{ serverKey, publicUrl, now: clock() },
    actor: await actorOf(request),
    record: (tx: typeof db, detail: Readonly<Record<string, unknown>>) =>
      recordRequest(tx, request, clock, { detail }),
  });

  app.post(
    `${path}/:month/close`,
    { schema: { ...one, body: closeMonthSchema }, ...audit('close') },
    async (request) => {
      const version = versionRead(request, request.body.version);
      const { month } = request.params;
      const body = await closeShownMonth(db, month, version, await context(request));
      return { success: true as const, body };
    },
  );

  app.post(
    `${path}/:month/paid`,
    {
      schema: { tags, params, body: paidSchema, response: { 200: paidAnswerSchema } },
      ...audit('paid'),
    },
    async (request) => {
      const transfer = { ...request.body, ...request.params };
      return { success: true as const, body: await notePaid(db, transfer, await context(request)) };
    },
  );

  app.post(
    `${path}/:month/bank-file`,
    {
      schema: { tags, params, response: { 200: bankFileAnswerSchema } },
      ...audit('export'),
    },
    async (request) => {
      const body = await bankFile(db, request.params.month, {
        ...(await context(request)),
        evenEmpty: isByOperator(request),
      });
      return { success: true as const, body };
    },
  );
}
