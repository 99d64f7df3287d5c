import { admin } from '@pinpu/shared/api/admin';
import {
  bankFileAnswerSchema,
  payoutLinesAnswerSchema,
  shopMonthAnswerSchema,
  shopPayoutsAnswerSchema,
} from '@pinpu/shared/contracts/backoffice';
import { shopAnswerOf } from './shop-answer.ts';

const PATH = 'backoffice/payouts';

/** Months that can be closed, and a page of those that are. */
export const fetchPayouts = async (after: string) => {
  const answer = admin.get(PATH, { searchParams: { ...(after && { after }) } });
  return (await shopAnswerOf(answer, shopPayoutsAnswerSchema)).body;
};

const pathOf = (month: string) => `${PATH}/${encodeURIComponent(month)}`;
const monthOf = async (answer: Promise<Response>) =>
  (await shopAnswerOf(answer, shopMonthAnswerSchema)).body;

/** A month: what was closed, or what closing it would pay. */
export const fetchMonth = (month: string) => monthOf(admin.get(pathOf(month)));

/** Closes a month as it was read. */
export const closeMonth = ({ month, version }: { month: string; version: string }) =>
  monthOf(admin.post(`${pathOf(month)}/close`, { json: { version } }));

/** Notes that payouts were transferred on a day. */
export const markPaid = (transfer: { month: string; ids: readonly string[]; date: string }) => {
  const { month, ...json } = transfer;
  return monthOf(admin.post(`${pathOf(month)}/paid`, { json }));
};

/** The transfers of a month that are still to be made, for the bank. */
export const fetchBankFile = async (month: string) =>
  (await shopAnswerOf(admin.post(`${pathOf(month)}/bank-file`), bankFileAnswerSchema)).body;

/** A page of the orders of one share of a month. */
export const fetchPayoutLines = async (month: string, id: string, after: string) => {
  const answer = admin.get(`${pathOf(month)}/lines`, { searchParams: { id, after } });
  return (await shopAnswerOf(answer, payoutLinesAnswerSchema)).body;
};
