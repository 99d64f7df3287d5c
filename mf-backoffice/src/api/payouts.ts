import { admin } from '@pinpu/shared/api/admin';
import {
  bankFileAnswerSchema,
  payoutLinesAnswerSchema,
  shopMonthAnswerSchema,
  shopPayoutsAnswerSchema,
} from '@pinpu/shared/contracts/backoffice';
import { bodyOf } from './answer.ts';

const PATH = 'backoffice/payouts';

/** The months that can be closed, and a page of closed ones. */
export const fetchPayouts = (after: string) => {
  return bodyOf(
    admin.get(PATH, { searchParams: { ...(after && { after }) } }),
    shopPayoutsAnswerSchema,
  );
};

const pathOf = (month: string) => `${PATH}/${encodeURIComponent(month)}`;
const monthOf = (answer: Promise<Response>) => bodyOf(answer, shopMonthAnswerSchema);

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
export const fetchBankFile = (month: string) =>
  bodyOf(admin.post(`${pathOf(month)}/bank-file`), bankFileAnswerSchema);

/** A page of the orders of one promoter's share of a month. */
export const fetchPayoutLines = (month: string, id: string, after: string) => {
  return bodyOf(
    admin.get(`${pathOf(month)}/lines`, { searchParams: { id, after } }),
    payoutLinesAnswerSchema,
  );
};
