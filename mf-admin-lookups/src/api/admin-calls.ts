import { admin, adminAnswerOf } from '@pinpu/shared/api/admin';
import {
  type AdminLogin,
  adminOf,
  bizUserSchema,
  publicKeyAnswerSchema,
  signedOutSchema,
  staffAnswerSchema,
  tokenAnswerSchema,
  userGroupSchema,
} from '@pinpu/shared/contracts';
import { array } from '@pinpu/shared/contracts/schema';

/** `l` of an administrative list: no limit (spec §9). */
const LIST_ALL = -1;

const SIGN_OUT_LIMIT_MS = 3000;

const bizUsersSchema = adminOf(array(bizUserSchema));
const userGroupsSchema = adminOf(array(userGroupSchema));
const ALL = { searchParams: { l: LIST_ALL } };

/** The public key that encrypts the password, with the session value to send back (spec §7). */
export async function fetchPublicKey() {
  const { Data, RspTS } = await adminAnswerOf(admin.get('E2ee/publickey'), publicKeyAnswerSchema);
  return { publicKey: Data.publicKey, bound: Data.bound ?? false, RspTS };
}

/** Signs an administrator in; the password is already encrypted (ledger A10). */
export async function logInAdmin(login: AdminLogin) {
  return (await adminAnswerOf(admin.post('Auth/login', { json: login }), tokenAnswerSchema)).Jwt;
}

/** Requests a new token before the current one expires: keep-alive on a given path (spec §7). */
export async function keepAlive(path: string) {
  return (await adminAnswerOf(admin.get(path), tokenAnswerSchema)).Jwt;
}

/** All business users (spec §7). */
export async function fetchBizUsers() {
  return (await adminAnswerOf(admin.get('BizUser', ALL), bizUsersSchema)).Data;
}

/** All user groups, without the built-in administrator group (spec §7). */
export async function fetchUserGroups() {
  return (await adminAnswerOf(admin.get('BizUserGroup', ALL), userGroupsSchema)).Data;
}

/** Ends the administrator's session in this browser; who signs out shall not wait long. */
export const logOutAdmin = () => {
  const signal = AbortSignal.timeout(SIGN_OUT_LIMIT_MS);
  return adminAnswerOf(admin.post('Auth/logout', { signal }), signedOutSchema);
};

/** Whether developer mode is on in this browser. */
export const fetchStaff = async () =>
  (await adminAnswerOf(admin.get('staff'), staffAnswerSchema)).body;

/** Begins developer mode in this browser; pages have it from their next load on. */
export const beginStaff = async () =>
  (await adminAnswerOf(admin.post('staff'), staffAnswerSchema)).body;

/** Ends developer mode in this browser. */
export const endStaff = async () =>
  (await adminAnswerOf(admin.delete('staff'), staffAnswerSchema)).body;
