import * as s from '@pinpu/shared/contracts/schema';
import { creditQuerySchema, creditStatementSchema } from '../shop/credit.ts';
import { bodyOf } from '../shop/envelope.ts';
import { shortText, twd } from '../shop/primitives.ts';

/** Query of `GET /api/backoffice/credit`. */
export const memberCreditQuerySchema = s.extend(creditQuerySchema, { email: shortText(254) });

/** A member's credit as the shop sees it. */
export const memberCreditSchema = s.extend(creditStatementSchema, {
  acc_email: s.string(),
  cus_name: s.string(),
});
export type MemberCredit = s.Infer<typeof memberCreditSchema>;
export const memberCreditAnswerSchema = bodyOf(memberCreditSchema);

/** What the shop owes in credit, in TWD. `GET /api/backoffice/credit/total` */
export const creditTotalSchema = s.object({ bonus: twd, paid: twd, members: s.int() });
export const creditTotalAnswerSchema = bodyOf(creditTotalSchema);

/** Body of `POST /api/backoffice/credit/grant`. `key` makes it happen once. */
export const creditGrantSchema = s.object({
  email: shortText(254),
  amount: s.int(),
  note: shortText(60),
  /** The last day, YYYY-MM-DD in Taipei; '' for no end. */
  until: shortText(10),
  key: s.string().check(s.regex(/^[\da-f-]{36}$/)),
});
export type CreditGrant = s.Infer<typeof creditGrantSchema>;

/** Body of `POST /api/backoffice/credit/withdraw`. */
export const creditWithdrawalSchema = s.object({ email: shortText(254), amount: s.int() });
export type CreditWithdrawal = s.Infer<typeof creditWithdrawalSchema>;
