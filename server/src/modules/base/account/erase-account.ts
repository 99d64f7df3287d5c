import { isPromoter } from '@pinpu/shared/domain';
import { Rejection } from '../../../platform/errors/rejection.ts';
import type { RequestMember } from '../../../platform/http/request-member.ts';
import type { Deps } from '../../../platform/module.ts';
import { erasePerson } from '../erasure/service.ts';

const ADVICE = '請待出貨或退款完成，或先在訂單中取消，再刪除帳號。';

const unsettled = () =>
  new Rejection(409, 'PROMOTER', '您還有推廣分潤尚未匯款，請先聯絡客服結清，再刪除帳號。');

/**
 * Erases a member who asks for it; with `dryRun`, only checks whether that is possible. @throws Rejection that says
 * what to do first.
 */
export async function eraseAccount(
  deps: Deps,
  member: RequestMember,
  dryRun: boolean,
): Promise<void> {
  const { acc_email: email } = member;
  if (isPromoter(member))
    throw new Rejection(409, 'PROMOTER', '您是推廣會員，請先聯絡客服結清分潤，再刪除帳號。');
  try {
    await erasePerson(deps, { email, dryRun, advice: ADVICE });
  } catch (error) {
    if (!(error instanceof Rejection)) throw error;
    if (error.code === 'PAYOUTS_OPEN') throw unsettled();
    // PERSON_NOT_FOUND: an operator, or another tab, has erased the account meanwhile.
    if (error.code !== 'PERSON_NOT_FOUND') throw error;
  }
}
