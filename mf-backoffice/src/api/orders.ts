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
import { shopAnswerOf } from './answer.ts';

/** Open tasks of the shop. */
export const fetchOverview = async () =>
  (await shopAnswerOf(admin.get('backoffice/overview'), shopOverviewAnswerSchema)).body;

/** A page of orders, and the number of orders in each list. */
export async function fetchShopOrders({ tab, q, from, to, after }: ShopOrdersQuery) {
  const searchParams = {
    tab,
    q,
    ...(from && { from }),
    ...(to && { to }),
    ...(after && { after }),
  };
  const answer = admin.get('backoffice/orders', { searchParams });
  return (await shopAnswerOf(answer, shopOrdersAnswerSchema)).body;
}

const pathOf = (code: string) => `backoffice/orders/${encodeURIComponent(code)}`;

/** One order, with all that the shop's staff may see. */
export const fetchShopOrder = async (code: string) =>
  (await shopAnswerOf(admin.get(pathOf(code)), shopOrderAnswerSchema)).body;

/** Carries out a move of an order; a conflict unless its version is still the given one. Returns the changed order. */
export const moveOrder = async (
  code: string,
  move: ShopMove,
  body: Partial<ShopMoveBody> & Pick<ShopMoveBody, 'version'>,
) =>
  (await shopAnswerOf(admin.post(`${pathOf(code)}/${move}`, { json: body }), shopOrderAnswerSchema))
    .body;

/** The orders of a packing list. */
export const fetchPacking = async (codes: readonly string[]) => {
  const answer = admin.get('backoffice/packing', { searchParams: { codes: codes.join(',') } });
  return (await shopAnswerOf(answer, packingAnswerSchema)).body.orders;
};

/** Marks the orders of a packing list as packed. */
export const markPacked = async (codes: readonly string[]) =>
  (await shopAnswerOf(admin.post('backoffice/packing', { json: { codes } }), packingAnswerSchema))
    .body.orders;

/** Ships many orders; returns the outcome for each line. */
export const shipLines = async (lines: readonly ShipmentLine[]) =>
  (
    await shopAnswerOf(
      admin.post('backoffice/shipments', { json: { lines } }),
      shipmentsAnswerSchema,
    )
  ).body.results;
