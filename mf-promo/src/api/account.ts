import { answerOf, asMember, storefront } from '@pinpu/shared/api/client';
import { promoAccountAnswerSchema } from '@pinpu/shared/contracts';
import type { BankAccount } from '@pinpu/shared/domain';

const PATH = 'vip/promo-account';
const accountOf = async (call: ReturnType<typeof storefront.get>) =>
  (await answerOf(call, promoAccountAnswerSchema)).body.account;

/** The bank account of the promoter; null for none. */
export const fetchPromoAccount = () => accountOf(storefront.get(PATH, asMember));

export const savePromoAccount = (json: BankAccount) =>
  accountOf(storefront.put(PATH, { json, ...asMember }));

export const deletePromoAccount = () => accountOf(storefront.delete(PATH, asMember));
