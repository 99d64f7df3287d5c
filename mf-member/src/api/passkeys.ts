import { answerOf, asMember, storefront } from '@pinpu/shared/api/client';
import {
  doneSchema,
  memberSessionAnswerSchema,
  passkeyAnswerSchema,
  passkeyOptionsAnswerSchema,
  passkeysAnswerSchema,
} from '@pinpu/shared/contracts';

const at = (id: string) => `vip/passkeys/${encodeURIComponent(id)}`;

/** Options for signing in with a passkey; valid once, for five minutes. */
export async function fetchSignInOptions() {
  const request = storefront.post('vip/login/passkey/options', { json: {} });
  return (await answerOf(request, passkeyOptionsAnswerSchema)).body;
}

/** Exchanges a passkey's signature for a session. */
export async function verifyPasskey(used: object) {
  const request = storefront.post('vip/login/passkey', { json: used });
  return (await answerOf(request, memberSessionAnswerSchema)).body;
}

/** Mails the code that adding a passkey needs if the last sign-in was too long ago. */
export async function requestPasskeyCode() {
  await answerOf(storefront.post('vip/passkeys/code', { json: {}, ...asMember }), doneSchema);
}

/** Options for creating a passkey. Rejected with `PASSKEY_CODE` if a mailed code is needed first. */
export async function fetchCreationOptions(otp?: string) {
  const json = otp === undefined ? {} : { otp };
  const request = storefront.post('vip/passkeys/options', { json, ...asMember });
  return (await answerOf(request, passkeyOptionsAnswerSchema)).body;
}

export async function addPasskey(created: object) {
  const request = storefront.post('vip/passkeys', { json: created, ...asMember });
  return (await answerOf(request, passkeyAnswerSchema)).body;
}

/** The member's passkeys, oldest first. */
export async function fetchPasskeys() {
  const request = storefront.get('vip/passkeys', asMember);
  return (await answerOf(request, passkeysAnswerSchema)).body.passkeys;
}

export async function renamePasskey({ id, name }: { id: string; name: string }) {
  await answerOf(storefront.patch(at(id), { json: { name }, ...asMember }), doneSchema);
}

export async function removePasskey(id: string) {
  await answerOf(storefront.delete(at(id), asMember), doneSchema);
}
