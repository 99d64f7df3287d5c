import { answerOf, asMember, storefront } from '@pinpu/shared/api/client';
import {
  codeAnswerSchema,
  doneSchema,
  memberSessionAnswerSchema,
  type OrderHistoryFilter,
  type ProfileUpdate,
  profileAnswerSchema,
} from '@pinpu/shared/contracts';

/**
 * Requests a one-time code by e-mail (spec §7 mode getOtp). Returns whether the mail contains only a link, without
 * digits.
 */
export async function requestCode(email: string) {
  const request = storefront.post('vip/login/otp', { json: { mode: 'getOtp', email } });
  return (await answerOf(request, codeAnswerSchema)).link_only;
}

/** Exchanges a code for a session (spec §7 mode auth). */
export async function verifyCode(email: string, otp: string) {
  const request = storefront.post('vip/login/otp', { json: { mode: 'auth', email, otp } });
  return (await answerOf(request, memberSessionAnswerSchema)).body;
}

/** Exchanges the code of a link for a session; `confirm` if the shopper has confirmed that it is the right account. */
export async function verifyLink(otp: string, confirm: boolean) {
  const json = { mode: 'auth', email: '', otp, ...(confirm && { confirm }) };
  const request = storefront.post('vip/login/otp', { json });
  return (await answerOf(request, memberSessionAnswerSchema)).body;
}

/** The signed-in member with one page of the orders. @throws ApiFailure 401 if the token has expired */
export async function fetchAccount(filter: OrderHistoryFilter) {
  const request = storefront.post('vip/profile', { json: { orders: true, filter }, ...asMember });
  return answerOf(request, profileAnswerSchema);
}

/** Stores the member's profile (spec §7). */
export async function updateProfile(profile: ProfileUpdate) {
  const request = storefront.put('vip/profile', { json: profile, ...asMember });
  return (await answerOf(request, memberSessionAnswerSchema)).body;
}

export async function logOut() {
  await answerOf(storefront.post('vip/logout', { json: {}, ...asMember }), doneSchema);
}
