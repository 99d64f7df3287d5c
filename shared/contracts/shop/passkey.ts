import * as s from '@pinpu/shared/contracts/schema';
import { bodyOf } from './envelope.ts';
import { requiredText } from './primitives.ts';

/** The configuration of sign-in, `module_options.member`. */
export const memberOptionsSchema = s.object({
  /** The origin whose pages may use passkeys; absent or '' where the shop has none. */
  passkey_origin: s.withDefault(s.string(), ''),
});

/** Options for creating or using a passkey, in the JSON form of WebAuthn. */
export const passkeyOptionsAnswerSchema = bodyOf(s.looseObject({ challenge: s.string() }));

const passkeySchema = s.object({
  id: s.string(),
  /** The credential's id on the device that stores it. */
  credential_id: s.string(),
  name: s.string(),
  c_date: s.string(),
  /** '' if it has never been used. */
  used_at: s.string(),
});
export type Passkey = s.Infer<typeof passkeySchema>;

/** Response after adding a passkey. */
export const passkeyAnswerSchema = bodyOf(passkeySchema);

/** A member's passkeys: `GET /api/vip/passkeys`. */
export const passkeysAnswerSchema = bodyOf(s.object({ passkeys: s.array(passkeySchema) }));

/** Body of `PATCH /api/vip/passkeys/:id`. */
export const passkeyNameSchema = s.object({ name: requiredText(40) });
