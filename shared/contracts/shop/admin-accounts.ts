import * as s from '@pinpu/shared/contracts/schema';
import { bodyOf } from './envelope.ts';

const role = s.oneOf(['owner', 'staff']);

/** An administrator's account in the list of owners; moments are ISO 8601. */
const adminAccountSchema = s.object({
  account: s.string(),
  display_name: s.string(),
  role,
  /** `one-time`: has not replaced the one-time password yet. */
  state: s.oneOf(['active', 'one-time', 'disabled']),
  /** '' for never. */
  signed_in_at: s.string(),
  c_date: s.string(),
});
export type AdminAccount = s.Infer<typeof adminAccountSchema>;

/** Answer of `GET /api/accounts`. */
export const adminAccountsAnswerSchema = bodyOf(
  s.object({ accounts: s.array(adminAccountSchema) }),
);

/** Body of `POST /api/accounts`. */
export const newAdminAccountSchema = s.object({
  account: s.string().check(s.maxLength(64)),
  display_name: s.withDefault(s.string().check(s.trim(), s.maxLength(60)), ''),
  role: s.withDefault(role, 'staff'),
});

/** A one-time password, which is shown once; `until` is when it expires. */
export const oneTimePasswordAnswerSchema = bodyOf(
  s.object({ account: s.string(), password: s.string(), until: s.string() }),
);

const ownAdminAccountSchema = s.object({
  account: s.string(),
  display_name: s.string(),
  role,
  /** Whether the password is a one-time password; then nothing else works until it is replaced. */
  must_change_password: s.boolean(),
});

/** Answer of `GET /api/accounts/me`. */
export const ownAdminAccountAnswerSchema = bodyOf(ownAdminAccountSchema);

const encryptedPassword = s.string().check(s.minLength(1), s.maxLength(2048));

/** Body of `PUT /api/accounts/me/password`: both passwords, encrypted as at sign-in. */
export const passwordChangeSchema = s.object({
  old_password: encryptedPassword,
  new_password: encryptedPassword,
  RspTS: s.string().check(s.maxLength(200)),
});

/** A new token, since changing the password ends the old ones. */
export const renewedTokenAnswerSchema = bodyOf(s.object({ jwt: s.string() }));
