import { admin } from '@pinpu/shared/api/admin';
import {
  packingAnswerSchema,
  type ShipmentLine,
  type ShopMove,
  type ShopMoveBody,
  type ShopOrdersQuery,
  shipmentsAnswerSchema,
  shopOrderAnswerSchema,
  shopOrdersAnswerSchema,
  shopOverviewAnswerSchema,
} from '@pinpu/shared/contracts/backoffice';
import { bodyOf } from './answer.ts';

/** Open tasks of the shop. */
export const fetchOverview = () =>
  bodyOf(admin.get('backoffice/overview'), shopOverviewAnswerSchema);

/** A page of orders, and the number of orders in each list. */
export function fetchShopOrders({ tab, q, sort, from, to, after }: ShopOrdersQuery) {
  const searchParams = {
    tab,
    q,
    ...(sort === 'oldest' && { sort }),
    ...(from && { from }),
    ...(to && { to }),
    ...(after && { after }),
  };
  return bodyOf(admin.get('backoffice/orders', { searchParams }), shopOrdersAnswerSchema);
}

const pathOf = (code: string) => `backoffice/orders/${encodeURIComponent(code)}`;

/** One order, with all that the shop's staff may see. */
export const fetchShopOrder = (code: string) =>
  bodyOf(admin.get(pathOf(code)), shopOrderAnswerSchema);

/** Carries out a move of an order; a conflict unless its version is still the given one. Returns the changed order. */
export const moveOrder = (
  code: string,
  move: ShopMove,
  body: Partial<ShopMoveBody> & Pick<ShopMoveBody, 'version'>,
) => bodyOf(admin.post(`${pathOf(code)}/${move}`, { json: body }), shopOrderAnswerSchema);

/** The orders of a packing list, and their parcels to hand in. */
export const fetchPacking = (codes: readonly string[]) => {
  const searchParams = { codes: codes.join(',') };
  return bodyOf(admin.get('backoffice/packing', { searchParams }), packingAnswerSchema);
};

/** Marks the orders of a packing list as packed. */
export const markPacked = (codes: readonly string[]) =>
  bodyOf(admin.post('backoffice/packing', { json: { codes } }), packingAnswerSchema);

/** Ships many orders; returns the outcome for each line. */
export const shipLines = async (lines: readonly ShipmentLine[]) =>
  (await bodyOf(admin.post('backoffice/shipments', { json: { lines } }), shipmentsAnswerSchema))
    .results;
