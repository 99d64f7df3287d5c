import { admin } from '@pinpu/shared/api/admin';
import {
  labelsAnswerSchema,
  newParcelsAnswerSchema,
  type ParcelMove,
  type ParcelTab,
  parcelAnswerSchema,
  shopParcelsAnswerSchema,
} from '@pinpu/shared/contracts/backoffice';
import type { ParcelContents } from '@pinpu/shared/domain';
import { bodyOf } from './answer.ts';

export interface ParcelFilter {
  tab: ParcelTab;
  q: string;
  after?: string | undefined;
}

/** A page of parcels, and the number of parcels in each list. */
export function fetchParcels({ tab, q, after }: ParcelFilter) {
  const searchParams = { tab, q, ...(after && { after }) };
  return bodyOf(admin.get('backoffice/parcels', { searchParams }), shopParcelsAnswerSchema);
}

/** The parcels of one order. */
export const fetchOrderParcels = (code: string) =>
  bodyOf(
    admin.get(`backoffice/orders/${encodeURIComponent(code)}/parcels`),
    shopParcelsAnswerSchema,
  );

/** What a parcel is requested for; without contents for all that is in no parcel yet. */
export interface NewParcel {
  ord_code: string;
  sub_type?: string;
  contents?: ParcelContents;
}

/** Requests the parcels of orders; returns the outcome for each. */
export const createParcels = async (orders: readonly NewParcel[]) =>
  (await bodyOf(admin.post('backoffice/parcels', { json: { orders } }), newParcelsAnswerSchema))
    .results;
export type NewParcelResult = Awaited<ReturnType<typeof createParcels>>[number];

/** The pages that print the labels of parcels. */
export const fetchLabels = async (ids: readonly string[]) =>
  (await bodyOf(admin.post('backoffice/parcels/labels', { json: { ids } }), labelsAnswerSchema))
    .pages;
export type LabelPage = Awaited<ReturnType<typeof fetchLabels>>[number];

/** Makes a move of a parcel; `form` has the fields that were corrected. */
export const moveParcel = (id: string, move: ParcelMove, form: Record<string, string> = {}) =>
  bodyOf(
    admin.post(`backoffice/parcels/${encodeURIComponent(id)}/${move}`, { json: { form } }),
    parcelAnswerSchema,
  );
