import { answerOf, asMember, storefront } from '@pinpu/shared/api/client';
import {
  codeAnswerSchema,
  doneSchema,
  memberSessionAnswerSchema,
  type OrderHistoryFilter,
  type ProfileUpdate,
  profileAnswerSchema,
} from '@pinpu/shared/contracts';

/** Requests a one-time code by e-mail (spec §7 mode getOtp); whether the mail holds a link alone. */
export async function requestCode(email: string) {
  const request = storefront.post('vip/login/otp', { json: { mode: 'getOtp', email } });
  return (await answerOf(request, codeAnswerSchema)).link_only;
}

/** Exchanges a code for a session (spec §7 mode auth). */
export async function verifyCode(email: string, otp: string) {
  const request = storefront.post('vip/login/otp', { json: { mode: 'auth', email, otp } });
  return (await answerOf(request, memberSessionAnswerSchema)).body;
}

/** The same with the code of a link; `confirm` where the shopper has confirmed whose account it is. */
export async function verifyLink(otp: string, confirm: boolean) {
  const json = { mode: 'auth', email: '', otp, ...(confirm && { confirm }) };
  const request = storefront.post('vip/login/otp', { json });
  return (await answerOf(request, memberSessionAnswerSchema)).body;
}

/** The signed-in member with one page of the orders. An expired token: `ApiFailure` 401. */
export async function fetchAccount(filter: OrderHistoryFilter) {
  const request = storefront.post('vip/profile', { json: { orders: true, filter }, ...asMember });
  return answerOf(request, profileAnswerSchema);
}

/** Stores the member's profile (spec §7). */
export async function updateProfile(profile: ProfileUpdate) {
  const request = storefront.put('vip/profile', { json: profile, ...asMember });
  return (await answerOf(request, memberSessionAnswerSchema)).body;
}

/** Ends the session on the server too. */
export async function logOut() {
  await answerOf(storefront.post('vip/logout', { json: {}, ...asMember }), doneSchema);
}
