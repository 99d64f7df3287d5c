import { admin } from '@pinpu/shared/api/admin';
import {
  type ShopPromotersQuery,
  shopPromoterAccountAnswerSchema,
  shopPromoterAnswerSchema,
  shopPromoterLinkAnswerSchema,
  shopPromoterLinksAnswerSchema,
  shopPromoterOrdersAnswerSchema,
  shopPromoterPayoutsAnswerSchema,
  shopPromotersAnswerSchema,
} from '@pinpu/shared/contracts/backoffice';
import { shopAnswerOf } from './answer.ts';

/** A page of promoters, those with the largest payable profit first. */
export async function fetchPromoters({ tab, q, after }: ShopPromotersQuery) {
  const searchParams = { tab, q, ...(after && { after }) };
  const answer = admin.get('backoffice/promoters', { searchParams });
  return (await shopAnswerOf(answer, shopPromotersAnswerSchema)).body;
}

const pathOf = (id: string) => `backoffice/promoters/${encodeURIComponent(id)}`;

/** One promoter with figures and months. */
export const fetchPromoter = async (id: string) =>
  (await shopAnswerOf(admin.get(pathOf(id)), shopPromoterAnswerSchema)).body;

const listOf = (id: string, list: string, after: string) =>
  admin.get(`${pathOf(id)}/${list}`, { searchParams: { after } });

/** Pages of a promoter's links, orders or payouts, newest first. */
export const fetchPromoterLinks = async (id: string, after: string) =>
  (await shopAnswerOf(listOf(id, 'links', after), shopPromoterLinksAnswerSchema)).body;
export const fetchPromoterOrders = async (id: string, after: string) =>
  (await shopAnswerOf(listOf(id, 'orders', after), shopPromoterOrdersAnswerSchema)).body;
export const fetchPromoterPayouts = async (id: string, after: string) =>
  (await shopAnswerOf(listOf(id, 'payouts', after), shopPromoterPayoutsAnswerSchema)).body;

/** The full bank account of a promoter; the server records each call in the audit log. */
export const fetchPromoterAccount = async (id: string) =>
  (await shopAnswerOf(admin.get(`${pathOf(id)}/account`), shopPromoterAccountAnswerSchema)).body;

/** Makes a member a promoter. */
export const addPromoter = async (email: string) => {
  const answer = admin.post('backoffice/promoters', { json: { email } });
  return (await shopAnswerOf(answer, shopPromoterAnswerSchema)).body;
};

/** Enables a promoter again, or disables one. */
export const setPromoterActive = async ({ id, active }: { id: string; active: boolean }) => {
  const answer = admin.post(`${pathOf(id)}/${active ? 'enable' : 'disable'}`);
  return (await shopAnswerOf(answer, shopPromoterAnswerSchema)).body;
};

/** Disables a link, which its promoter can't undo, or enables it again. */
export const setLinkEnabled = async (of: { id: string; code: string; enabled: boolean }) => {
  const path = `${pathOf(of.id)}/links/${encodeURIComponent(of.code)}`;
  const answer = admin.post(`${path}/${of.enabled ? 'enable' : 'disable'}`);
  return (await shopAnswerOf(answer, shopPromoterLinkAnswerSchema)).body;
};
