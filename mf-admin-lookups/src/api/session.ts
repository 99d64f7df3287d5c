import { admin, adminAnswerOf } from '@pinpu/shared/api/admin';
import {
  type AdminLogin,
  publicKeyAnswerSchema,
  signedOutSchema,
  staffAnswerSchema,
  tokenAnswerSchema,
} from '@pinpu/shared/contracts';

const SIGN_OUT_LIMIT_MS = 3000;

/** The public key that encrypts the password, with the session value to send back (spec §7). */
export async function fetchPublicKey() {
  const { Data, RspTS } = await adminAnswerOf(admin.get('E2ee/publickey'), publicKeyAnswerSchema);
  return { publicKey: Data.publicKey, bound: Data.bound ?? false, RspTS };
}

/** Signs an administrator in; the password is already encrypted (ledger A10). */
export async function logInAdmin(login: AdminLogin) {
  return (await adminAnswerOf(admin.post('Auth/login', { json: login }), tokenAnswerSchema)).Jwt;
}

/** Requests a new token before the current one expires, by the keep-alive at the given path (spec §7). */
export async function keepAlive(path: string) {
  return (await adminAnswerOf(admin.get(path), tokenAnswerSchema)).Jwt;
}

/** Ends the administrator's session in this browser; limited in time, so that signing out never takes long. */
export const logOutAdmin = () => {
  const signal = AbortSignal.timeout(SIGN_OUT_LIMIT_MS);
  return adminAnswerOf(admin.post('Auth/logout', { signal }), signedOutSchema);
};

/** Whether developer mode is on in this browser. */
export const fetchStaff = async () =>
  (await adminAnswerOf(admin.get('staff'), staffAnswerSchema)).body;

/** Starts developer mode in this browser; pages have it from their next load on. */
export const beginStaff = async () =>
  (await adminAnswerOf(admin.post('staff'), staffAnswerSchema)).body;

export const endStaff = async () =>
  (await adminAnswerOf(admin.delete('staff'), staffAnswerSchema)).body;
