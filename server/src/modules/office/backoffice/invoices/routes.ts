import {
  invoiceFileAnswerSchema,
  invoiceFileQuerySchema,
  invoiceProofQuerySchema,
  retryInvoicesAnswerSchema,
  retryInvoicesSchema,
  type ShopInvoice,
  type ShopInvoicesQuery,
  shopInvoicesAnswerSchema,
  shopInvoicesQuerySchema,
} from '@pinpu/shared/contracts/backoffice';
import { invoicePeriodOf, isPrintedInvoice, NO_INVOICE, taipeiDate } from '@pinpu/shared/domain';
import type { Database } from '../../../../platform/db/index.ts';
import { pageOf } from '../../../../platform/db/page-of.ts';
import { withoutTimeLimits } from '../../../../platform/db/time-limits.ts';
import { Rejection } from '../../../../platform/errors/rejection.ts';
import { success } from '../../../../platform/http/success.ts';
import type { App, Deps } from '../../../../platform/module.ts';
import { noteAudit, recordRequest } from '../../../base/audit/request-audit.ts';
import { invoiceProvider } from '../../../sales/invoice/provider.ts';
import { findRanges, retryFailedInvoices } from '../../../sales/invoice/repository.ts';
import { proofDownloads } from '../../../sales/order/invoicing/download-proof.ts';
import { invoiceAddress, isNumbered } from '../../../sales/order/invoicing/printed-invoice.ts';
import { orderOfCode } from '../shop-order.ts';
import { staffCall } from '../staff-call.ts';
import { invoiceFile, monthOf } from './invoice-file.ts';
import { countFailedInvoices, findShopInvoices } from './repository.ts';

const PAGE = 50;
const path = '/api/backoffice/invoices';

type Found = Awaited<ReturnType<typeof findShopInvoices>>[number];

/** The details that an invoice was issued with, as far as they tell whether it is printed. */
const detailsOf = ({ order, vatid_before }: Found) =>
  vatid_before === null ? order : { ...NO_INVOICE, invoice_vatid: vatid_before };

function rowOf(found: Found): ShopInvoice {
  const { task, order } = found;
  const { id, kind, state, amount, number, allowance_no, issued_on: date, message, tries } = task;
  const details = detailsOf(found);
  return {
    ...{ id, ord_code: order.ord_code, kind, state, amount, vatid: details.invoice_vatid },
    ...{ number, allowance_no, date, message, tries, c_date: task.c_date.toISOString() },
    downloadable: isNumbered(task) && isPrintedInvoice(details, invoiceAddress(order)),
  };
}

async function listInvoices(db: Database, query: ShopInvoicesQuery) {
  const found = await findShopInvoices(db, query, PAGE + 1);
  const { rows, next } = pageOf(
    found,
    PAGE,
    ({ task }) => `${task.c_date.toISOString()}~${task.id}`,
  );
  return { invoices: rows.map(rowOf), next, failed: await countFailedInvoices(db) };
}

/** The provider's numbers of this period and later ones; nothing without a provider, or before it was queried. */
async function rangesOf(db: Database, provider: string | undefined, now: Date) {
  if (provider === undefined) return {};
  const found = await findRanges(db, provider, invoicePeriodOf(taipeiDate(now)));
  const ranges = found.map(({ year, term, remaining, checked_at }) => ({
    ...{ year, term, remaining, checked_at: checked_at.toISOString() },
  }));
  return ranges.length > 0 ? { ranges } : {};
}

/** `/api/backoffice/invoices…`: what the provider does, one press to try again, the accountant's file, and an invoice as PDF (ADR 0224, 0225). */
export function invoiceRoutes(app: App, deps: Deps) {
  const { db, clock } = deps;
  const provider = invoiceProvider(deps)?.name;
  app.get(
    path,
    staffCall('invoice.list', shopInvoicesAnswerSchema, { querystring: shopInvoicesQuerySchema }),
    async ({ query }) =>
      success({ ...(await listInvoices(db, query)), ...(await rangesOf(db, provider, clock())) }),
  );

  app.post(
    `${path}/retry`,
    staffCall('invoice.retry', retryInvoicesAnswerSchema, { body: retryInvoicesSchema }),
    async (request) => {
      const { ids } = request.body;
      const retried = await db.transaction(async (tx) => {
        const count = await retryFailedInvoices(tx, ids, clock());
        if (count > 0) await recordRequest(tx, request, clock, { detail: { count } });
        return count;
      });
      if (retried === 0)
        throw new Rejection(409, 'INVOICES_CHANGED', '這些發票已經處理過了，請重新整理。');
      return success({ retried });
    },
  );

  const sendProof = proofDownloads(deps);
  app.get(
    `${path}/pdf`,
    {
      schema: { tags: ['backoffice'], querystring: invoiceProofQuerySchema },
      config: { audit: 'invoice.download' },
    },
    async (request, reply) => {
      const { order, number } = request.query;
      noteAudit(request, { subject: order, detail: { number } });
      return sendProof(reply, await orderOfCode(db, order), number);
    },
  );

  app.get(
    `${path}/file`,
    staffCall('invoice.export', invoiceFileAnswerSchema, { querystring: invoiceFileQuerySchema }),
    async (request) => {
      const { month } = request.query;
      noteAudit(request, { subject: month });
      const read = withoutTimeLimits(db).transaction((tx) => invoiceFile(tx, monthOf(month)));
      return success(await read);
    },
  );
}
