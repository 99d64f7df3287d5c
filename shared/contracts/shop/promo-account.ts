import * as s from '@pinpu/shared/contracts/schema';
import { bodyOf } from './envelope.ts';

const typed = s.string().check(s.maxLength(20_000));

/** Body of `PUT /api/vip/promo-account`; `bankAccountFaults` validates it. */
export const bankAccountSchema = s.object({
  bank_code: typed,
  branch: s.withDefault(typed, ''),
  account_no: typed,
  holder: typed,
});

/** The account to which a promoter's profits are transferred, with only the last four digits of its number. */
const promoAccountSchema = s.object({
  bank_code: s.string(),
  branch: s.string(),
  last_four: s.string(),
  holder: s.string(),
  u_date: s.string(),
});
export type PromoAccount = s.Infer<typeof promoAccountSchema>;

/** Response of `GET` and `PUT /api/vip/promo-account`; null where there is none. */
export const promoAccountAnswerSchema = bodyOf(
  s.object({ account: s.nullable(promoAccountSchema) }),
);
