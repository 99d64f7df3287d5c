import { admin } from '@pinpu/shared/api/admin';
import {
  type RefundTab,
  refundFileAnswerSchema,
  shopRefundsAnswerSchema,
} from '@pinpu/shared/contracts/backoffice';
import { bodyOf } from './answer.ts';

const PATH = 'backoffice/refunds';

/** The refunds of a tab, and how many each tab has. */
export const fetchRefunds = (tab: RefundTab) =>
  bodyOf(admin.get(PATH, { searchParams: { tab } }), shopRefundsAnswerSchema);

/**
 * A file for the bank: all transfers that are in none, whose buyers can't correct the accounts any more; or again the one
 * that was first downloaded at this moment.
 */
export const fetchRefundFile = (again?: string) =>
  bodyOf(admin.post(`${PATH}/bank-file`, { json: { again } }), refundFileAnswerSchema);

/** Records that refunds were transferred on a day; returns those that still are to be. */
export const markTransferred = (json: { ids: readonly string[]; date: string }) =>
  bodyOf(admin.post(`${PATH}/transferred`, { json }), shopRefundsAnswerSchema);
