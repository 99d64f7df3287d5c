import { answerOf, asMember, fileOf, storefront } from '@pinpu/shared/api/client';
import {
  type FindOrder,
  type InvoiceCorrection,
  type OrderRequest,
  orderAnswerSchema,
} from '@pinpu/shared/contracts';

/** One order by id or guid; guests must give its e-mail unless it was placed in this session (spec §7). */
export async function fetchOrder(id: string, acc_email: string) {
  const request = storefront.post(`order/${encodeURIComponent(id)}`, {
    json: { acc_email },
    ...asMember,
  });
  return (await answerOf(request, orderAnswerSchema)).body.data.body;
}

/** A guest's order by its code and the buyer's e-mail or mobile number. */
export async function findOrder(body: FindOrder) {
  const call = storefront.post('order/find', { json: body });
  return (await answerOf(call, orderAnswerSchema)).body.data.body;
}

/** Cancels an order, asks the shop to cancel it or to take it back, or withdraws such a request. */
export async function requestOfOrder(guid: string, request: OrderRequest) {
  const call = storefront.post(`order/${encodeURIComponent(guid)}/request`, {
    json: request,
    ...asMember,
  });
  return (await answerOf(call, orderAnswerSchema)).body.data.body;
}

/** Corrects the details of an order's invoice, such as the company. */
export async function correctInvoice(guid: string, json: InvoiceCorrection) {
  const call = storefront.post(`order/${encodeURIComponent(guid)}/invoice`, { json, ...asMember });
  return (await answerOf(call, orderAnswerSchema)).body.data.body;
}

/** An order's invoice as PDF. */
export const fetchInvoicePdf = (guid: string, acc_email: string): Promise<Blob> =>
  fileOf(
    storefront.post(`order/${encodeURIComponent(guid)}/invoice-pdf`, {
      json: { acc_email },
      ...asMember,
    }),
  );
