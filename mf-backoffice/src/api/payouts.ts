import { admin } from '@pinpu/shared/api/admin';
import {
  bankFileAnswerSchema,
  payoutLinesAnswerSchema,
  shopMonthAnswerSchema,
  shopPayoutsAnswerSchema,
} from '@pinpu/shared/contracts/backoffice';
import { shopAnswerOf } from './answer.ts';

const PATH = 'backoffice/payouts';

/** The months that can be closed, and a page of closed ones. */
export const fetchPayouts = async (after: string) => {
  const answer = admin.get(PATH, { searchParams: { ...(after && { after }) } });
  return (await shopAnswerOf(answer, shopPayoutsAnswerSchema)).body;
};

const pathOf = (month: string) => `${PATH}/${encodeURIComponent(month)}`;
const monthOf = async (answer: Promise<Response>) =>
  (await shopAnswerOf(answer, shopMonthAnswerSchema)).body;

/** A month: its payouts if it is closed, else those that closing it would create. */
export const fetchMonth = (month: string) => monthOf(admin.get(pathOf(month)));

/** Closes a month; a conflict unless its version is still `version`. */
export const closeMonth = ({ month, version }: { month: string; version: string }) =>
  monthOf(admin.post(`${pathOf(month)}/close`, { json: { version } }));

/** Records that payouts were transferred on a day. */
export const markPaid = (transfer: { month: string; ids: readonly string[]; date: string }) => {
  const { month, ...json } = transfer;
  return monthOf(admin.post(`${pathOf(month)}/paid`, { json }));
};

/** The month's outstanding transfers, as a file for the bank. */
export const fetchBankFile = async (month: string) =>
  (await shopAnswerOf(admin.post(`${pathOf(month)}/bank-file`), bankFileAnswerSchema)).body;

/** A page of the orders of one promoter's share of a month. */
export const fetchPayoutLines = async (month: string, id: string, after: string) => {
  const answer = admin.get(`${pathOf(month)}/lines`, { searchParams: { id, after } });
  return (await shopAnswerOf(answer, payoutLinesAnswerSchema)).body;
};
