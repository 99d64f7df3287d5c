import * as s from '@pinpu/shared/contracts/schema';
import { fileTokenPartsSchema } from './admin-file.ts';

/** An administrative answer (spec §7, §8): `Success`, `Data`, and messages when it failed. */
export const adminOf = <T extends s.Schema>(data: T) =>
  s.object({ Success: s.literal(true), Data: data });

/**
 * Answer of `GET /api/E2ee/publickey`: an RSA-OAEP key (SPKI, base64) and the session value. `bound`: the server expects
 * RspTS, a line feed and the password, encrypted together; earlier servers expect the password alone.
 */
export const publicKeyAnswerSchema = s.object({
  Success: s.literal(true),
  Data: s.object({ publicKey: s.string(), bound: s.optional(s.boolean()) }),
  RspTS: s.string(),
});

/** Body of `POST /api/Auth/login` (decided, ledger A10): `password` is encrypted with the public key. */
export const adminLoginSchema = s.object({
  account: s.string().check(s.minLength(1), s.maxLength(64)),
  password: s.string().check(s.minLength(1), s.maxLength(2048)),
  RspTS: s.string().check(s.maxLength(200)),
});
export type AdminLogin = s.Infer<typeof adminLoginSchema>;

/** A token answer (spec §3). */
export const tokenAnswerSchema = s.object({ Success: s.literal(true), Jwt: s.string() });

/** Answer of `POST /api/Auth/logout`. */
export const signedOutSchema = s.object({ Success: s.literal(true) });

/** Business user (spec §3). */
export const bizUserSchema = s.object({ BizUserId: s.string(), DisplayName: s.string() });
export type BizUser = s.Infer<typeof bizUserSchema>;

/** System user (spec §3). */
export const systemUserSchema = s.object({ UserId: s.string(), DisplayName: s.string() });
export type SystemUser = s.Infer<typeof systemUserSchema>;

/** User group; shown as `Name (GroupCode)` when it has a code (spec §3). */
export const userGroupSchema = s.object({
  GroupId: s.string(),
  GroupCode: s.string(),
  Name: s.string(),
});
export type UserGroup = s.Infer<typeof userGroupSchema>;

/** Account group (spec §3). */
export const bizAccountSchema = s.object({ BizAccountGroupId: s.string(), Name: s.string() });
export type BizAccount = s.Infer<typeof bizAccountSchema>;

/** Bill template (spec §3). */
export const billTemplateSchema = s.object({
  BillTemplateId: s.string(),
  Name: s.string(),
  BizAccountGroupName: s.string(),
  PrintLayoutType: s.int(),
  DtlList: s.array(s.object({ Name: s.string(), Amount: s.int() })),
  UsePfn: s.boolean(),
  SignNameA: s.string(),
  SignNameB: s.string(),
  SignNameC: s.string(),
  SignTitleA: s.string(),
  SignTitleB: s.string(),
  SignTitleC: s.string(),
  BillLayoutMemo: s.string(),
  IsDisplayZeroItem: s.boolean(),
});
export type BillTemplate = s.Infer<typeof billTemplateSchema>;

/** Bill period (spec §3); '' as merchant shows 未指定收款企編. Dates are `YYYY-MM-DD`. */
export const billPeriodSchema = s.object({
  BillPeriodId: s.string(),
  BillPeriodName: s.string(),
  BillTemplateId: s.string(),
  BillTemplateName: s.string(),
  BizAccountGroupId: s.string(),
  BizAccountGroupName: s.string(),
  BizMerchantCode: s.string(),
  BizMerchantId: s.string(),
  StartDate: s.string(),
  EndDate: s.string(),
  DeadLine: s.string(),
});
export type BillPeriod = s.Infer<typeof billPeriodSchema>;

/** Payment merchant (spec §3). */
export const merchantSchema = s.object({
  BizMerchantId: s.string(),
  BizMerchantCode: s.string(),
  MerchantName: s.string(),
  EntryBankCode: s.string(),
  EntryBankNo: s.string(),
});
export type Merchant = s.Infer<typeof merchantSchema>;

/** Data of `GET /api/Config/env`, readable before signing in: `shop` is the shop's name. */
export const adminEnvSchema = s.object({
  lang: s.string(),
  curr: s.string(),
  shop: s.string(),
  api_version: s.string(),
});

/**
 * Data of `GET /api/Config/esch` (decided): options for bills, and the parts of file tokens, which servers before ADR
 * 0183 do not send.
 */
export const adminEschSchema = s.object({
  file: s.optional(fileTokenPartsSchema),
  print_layouts: s.array(s.object({ value: s.int(), text: s.string() })),
});

/** Query of every administrative list: `l=-1` for all, `t` and `o` base64 with `ttcode=true` (spec §7). */
export const lookupQuerySchema = s.object({
  t: s.optional(s.string().check(s.maxLength(500))),
  o: s.optional(s.string().check(s.maxLength(500))),
  ttcode: s.optional(s.oneOf(['true', 'false'])),
  l: s.optional(s.string().check(s.regex(/^(-1|[1-9]\d{0,5})$/))),
  bizId: s.optional(s.string().check(s.maxLength(64))),
});
export type LookupQuery = s.Infer<typeof lookupQuerySchema>;
