import { oneTimeCode } from '@pinpu/shared/contracts';
import {
  array,
  maxLength,
  minLength,
  nullable,
  object,
  optional,
  regex,
  string,
} from '@pinpu/shared/contracts/schema';

const base64url = (max: number) => string().check(minLength(1), maxLength(max), regex(/^[\w-]+$/));

/** 1023 bytes in base64url, the most that WebAuthn allows. */
const credentialId = base64url(1364);
/** 64 bytes in base64url, the most that WebAuthn allows; the shop's own handles have 32. */
const userHandle = base64url(86);
const clientDataJSON = base64url(4000);

/** Body sent by a browser that created a passkey; other fields are ignored. */
export const createdPasskey = object({
  id: credentialId,
  response: object({
    clientDataJSON,
    attestationObject: base64url(20_000),
    transports: optional(array(string().check(regex(/^[a-z-]{1,20}$/))).check(maxLength(8))),
  }),
});

export const usedPasskey = object({
  id: credentialId,
  response: object({
    clientDataJSON,
    authenticatorData: base64url(4000),
    signature: base64url(2000),
    userHandle: optional(nullable(userHandle)),
  }),
});

/** Body of the request for a new passkey; `otp` is required where the last sign-in is too long ago. */
export const newPasskey = object({
  otp: optional(oneTimeCode()),
});
