import { admin } from '@pinpu/shared/api/admin';
import {
  type CreditGrant,
  type CreditWithdrawal,
  creditTotalAnswerSchema,
  memberCreditAnswerSchema,
} from '@pinpu/shared/contracts/backoffice';
import { bodyOf } from './answer.ts';

const PATH = 'backoffice/credit';

/** What the shop owes its members in store credit. */
export const fetchCreditTotal = () => bodyOf(admin.get(`${PATH}/total`), creditTotalAnswerSchema);

/** A member's store credit with a page of its entries; `before` is `next` of the page before, '' for the first. */
export const fetchMemberCredit = (email: string, before: string) =>
  bodyOf(
    admin.get(PATH, { searchParams: { email, ...(before !== '' && { before }) } }),
    memberCreditAnswerSchema,
  );

export const grantCredit = (grant: CreditGrant) =>
  bodyOf(admin.post(`${PATH}/grant`, { json: grant }), memberCreditAnswerSchema);

export const withdrawCredit = (withdrawal: CreditWithdrawal) =>
  bodyOf(admin.post(`${PATH}/withdraw`, { json: withdrawal }), memberCreditAnswerSchema);
