import type { FastifyReply } from 'fastify';
import type { Database } from '../../../../platform/db/index.ts';
import { Rejection } from '../../../../platform/errors/rejection.ts';
import { attachment } from '../../../../platform/http/attachment.ts';
import type { Deps } from '../../../../platform/module.ts';
import { shopInfo } from '../../../base/settings/service.ts';
import type { InvoiceProvider, InvoiceRecord } from '../../invoice/port.ts';
import { invoiceProvider } from '../../invoice/provider.ts';
import { findInvoiceTasks, type InvoiceTask } from '../../invoice/repository.ts';
import { queryBudget } from '../../payment/limited-provider.ts';
import { ProviderUnreachable } from '../../payment/provider-unreachable.ts';
import type { OrderRow } from '../repository.ts';
import { isNumbered, latestInvoice } from './printed-invoice.ts';
import { allowancesOf, totalOf } from './tasks.ts';

const NOT_ISSUED = '發票還沒有開立，開立後就能下載。';
const BY_HAND = '這張發票不是由這裡的發票平台開立，請向商店索取證明聯。';
const NOT_PRINTED = '這張發票存在載具或已經捐贈，沒有證明聯可以下載。';
const NO_SELLER = '商店還沒有在設定填公司名稱與統一編號，請與商店聯絡。';

const rejected = (sentence: string) => new Rejection(409, 'REQUEST_REFUSED', sentence);

function requestedTask(order: OrderRow, tasks: readonly InvoiceTask[], number: string | undefined) {
  if (number !== undefined) return tasks.find((task) => isNumbered(task) && task.number === number);
  const last = latestInvoice(tasks);
  if (order.invoice_code !== '' && last?.number !== order.invoice_code) throw rejected(BY_HAND);
  return last;
}

const unavailable = (sentence: string) => new Rejection(503, 'PROVIDER_UNREACHABLE', sentence);

async function recordOf(provider: InvoiceProvider, task: InvoiceTask): Promise<InvoiceRecord> {
  try {
    const record = await provider.record(task.relate_number);
    if ('refused' in record) throw rejected(record.message);
    if (!record.printed) throw rejected(NOT_PRINTED);
    return record;
  } catch (error) {
    if (!(error instanceof ProviderUnreachable)) throw error;
    throw unavailable('發票平台暫時沒有回應，請稍後再試一次。');
  }
}

async function sellerOf(db: Database) {
  const { company_name: name, vat_id: vatid, address } = (await shopInfo(db)).company;
  if (name === '' || vatid === '') throw rejected(NO_SELLER);
  return { name, vatid, address };
}

/** What allowances have taken back: as the provider says, which knows those issued by hand, too. */
function allowedOf(task: InvoiceTask, { rest }: InvoiceRecord, tasks: readonly InvoiceTask[]) {
  if (rest !== undefined) return task.amount - rest;
  return totalOf(
    allowancesOf(tasks).filter(({ state, number }) => state === 'done' && number === task.number),
  );
}

/**
 * Answers the proof (證明聯) of an order's invoice as a PDF: of the one with this number, or of the last one. Everything
 * that can change is what the provider has on record now (ADR 0225). The answer throws a Rejection with the reason where
 * there is no proof.
 */
export function proofDownloads({ db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>) {
  const provider = invoiceProvider({ config, clock });
  // Too many calls would stop the invoices, too.
  const budget = queryBudget(clock);

  return async (reply: FastifyReply, order: OrderRow, number?: string) => {
    const tasks = await findInvoiceTasks(db, order.ord_id);
    const task = requestedTask(order, tasks, number);
    if (!task) throw new Rejection(404, 'INVOICE_NOT_FOUND', NOT_ISSUED);
    if (!provider) throw rejected(BY_HAND);
    const seller = await sellerOf(db);
    if (!budget.take()) throw unavailable('現在下載發票的人較多，請過一分鐘再試一次。');
    const record = await recordOf(provider, task);
    const allowed = allowedOf(task, record, tasks);
    const { number: issued, lines } = task;
    // Loaded here, since a shop that prints nothing needs neither the library nor the font.
    const { invoiceProof } = await import('../../invoice/proof/invoice-proof.ts');
    const proof = { number: issued, ord_code: order.ord_code, seller, record, lines, allowed };
    return reply
      .headers({
        'cache-control': 'no-store',
        'content-disposition': attachment(`發票-${issued}.pdf`),
      })
      .type('application/pdf')
      .send(await invoiceProof(proof, clock()));
  };
}
