import * as s from '@pinpu/shared/contracts/schema';

/** An administrative answer (spec §7, §8): `Success`, `Data`, and messages when it failed. */
export const adminOf = <T extends s.Schema>(data: T) => s.object({ Success: s.literal(true), Data: data });

/** Answer of `GET /api/E2ee/publickey`: an RSA-OAEP key (SPKI, base64) and the session value. */
export const publicKeyAnswerSchema = s.object({
  Success: s.literal(true),
  Data: s.object({ publicKey: s.string() }),
  RspTS: s.string(),
});

/** Body of `POST /api/Auth/login` (decided, ledger A10): `password` is sealed with the public key. */
export const adminLoginSchema = s.object({
  account: s.string().check(s.minLength(1), s.maxLength(64)),
  password: s.string().check(s.minLength(1), s.maxLength(2048)),
  RspTS: s.string().check(s.maxLength(200)),
});
export type AdminLogin = s.Infer<typeof adminLoginSchema>;

/** A token answer (spec §3). */
export const tokenAnswerSchema = s.object({ Success: s.literal(true), Jwt: s.string() });

/** Business user (spec §3). */
export const bizUserSchema = s.object({ BizUserId: s.string(), DisplayName: s.string() });
export type BizUser = s.Infer<typeof bizUserSchema>;

/** System user (spec §3). */
export const systemUserSchema = s.object({ UserId: s.string(), DisplayName: s.string() });

/** User group; shown as `Name (GroupCode)` when it has a code (spec §3). */
export const userGroupSchema = s.object({ GroupId: s.string(), GroupCode: s.string(), Name: s.string() });
export type UserGroup = s.Infer<typeof userGroupSchema>;
