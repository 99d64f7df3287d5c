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
import { bodyOf } from './answer.ts';

/** A page of promoters, those with the largest payable profit first. */
export function fetchPromoters({ tab, q, after }: ShopPromotersQuery) {
  const searchParams = { tab, q, ...(after && { after }) };
  return bodyOf(admin.get('backoffice/promoters', { searchParams }), shopPromotersAnswerSchema);
}

const pathOf = (id: string) => `backoffice/promoters/${encodeURIComponent(id)}`;

/** One promoter with figures and months. */
export const fetchPromoter = (id: string) =>
  bodyOf(admin.get(pathOf(id)), shopPromoterAnswerSchema);

const listOf = (id: string, list: string, after: string) =>
  admin.get(`${pathOf(id)}/${list}`, { searchParams: { after } });

/** Pages of a promoter's links, orders or payouts, newest first. */
export const fetchPromoterLinks = (id: string, after: string) =>
  bodyOf(listOf(id, 'links', after), shopPromoterLinksAnswerSchema);
export const fetchPromoterOrders = (id: string, after: string) =>
  bodyOf(listOf(id, 'orders', after), shopPromoterOrdersAnswerSchema);
export const fetchPromoterPayouts = (id: string, after: string) =>
  bodyOf(listOf(id, 'payouts', after), shopPromoterPayoutsAnswerSchema);

/** The full bank account of a promoter; the server records each call in the audit log. */
export const fetchPromoterAccount = (id: string) =>
  bodyOf(admin.get(`${pathOf(id)}/account`), shopPromoterAccountAnswerSchema);

/** Makes a member a promoter. */
export const addPromoter = (email: string) =>
  bodyOf(admin.post('backoffice/promoters', { json: { email } }), shopPromoterAnswerSchema);

/** Enables a promoter again, or disables one. */
export const setPromoterActive = ({ id, active }: { id: string; active: boolean }) =>
  bodyOf(admin.post(`${pathOf(id)}/${active ? 'enable' : 'disable'}`), shopPromoterAnswerSchema);

/** Disables a link, which its promoter can't undo, or enables it again. */
export const setLinkEnabled = (of: { id: string; code: string; enabled: boolean }) => {
  const path = `${pathOf(of.id)}/links/${encodeURIComponent(of.code)}`;
  return bodyOf(
    admin.post(`${path}/${of.enabled ? 'enable' : 'disable'}`),
    shopPromoterLinkAnswerSchema,
  );
};
