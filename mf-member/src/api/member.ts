import { answerOf, asMember, storefront } from '@pinpu/shared/api/client';
import { doneSchema, memberSessionAnswerSchema, type ProfileUpdate } from '@pinpu/shared/contracts';

/** Requests a one-time code by e-mail (spec §7 mode getOtp). */
export async function requestCode(email: string) {
  await answerOf(storefront.post('vip/login/otp', { json: { mode: 'getOtp', email } }), doneSchema);
}

/** Exchanges a code for a session; with a magic link `email` is '' (spec §7 mode auth). */
export async function verifyCode(email: string, otp: string) {
  const request = storefront.post('vip/login/otp', { json: { mode: 'auth', email, otp } });
  return (await answerOf(request, memberSessionAnswerSchema)).body;
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
