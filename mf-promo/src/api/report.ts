import { answerOf, asMember, storefront } from '@pinpu/shared/api/client';
import {
  promoLinksAnswerSchema,
  promoOrdersAnswerSchema,
  promoPayoutsAnswerSchema,
  promoProductsAnswerSchema,
  promoStatsAnswerSchema,
} from '@pinpu/shared/contracts';

/** A promoter's earnings by month, `YYYY-MM`; empty if there are none (spec §7). */
export async function fetchPromoStats() {
  const request = storefront.get('vip/promo-stats', asMember);
  return (await answerOf(request, promoStatsAnswerSchema)).body;
}

const list = (name: string, after: string) =>
  storefront.get(`vip/promo-report/${name}`, { searchParams: { after }, ...asMember });

/**
 * A page of what each of the promoter's links has brought; `after` is the cursor from the previous page, '' for the
 * first.
 */
export const fetchReportLinks = async (after: string) =>
  (await answerOf(list('links', after), promoLinksAnswerSchema)).body;

/** The same, by product. */
export const fetchReportProducts = async (after: string) =>
  (await answerOf(list('products', after), promoProductsAnswerSchema)).body;

/** The same, by order. */
export const fetchReportOrders = async (after: string) =>
  (await answerOf(list('orders', after), promoOrdersAnswerSchema)).body;

/** The same, by month that was paid out. */
export const fetchReportPayouts = async (after: string) =>
  (await answerOf(list('payouts', after), promoPayoutsAnswerSchema)).body;

/**
 * The orders of the last six months, or those of all payouts, as CSV for Excel. @throws Error if the server does not
 * send it
 */
export async function fetchReportCsv(what: 'orders' | 'payouts'): Promise<Blob> {
  const response = await storefront.get(`vip/promo-report/${what}.csv`, asMember);
  if (!response.ok) throw new Error(`the CSV was answered ${response.status}`);
  return response.blob();
}
