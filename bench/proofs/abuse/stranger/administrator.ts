import { constants, publicEncrypt } from 'node:crypto';
import type { Answer, Visitor } from './visitor.ts';

/** The encrypted form in which the sign-in page sends a password. */
export interface EncryptedPassword {
  password: string;
  RspTS: string;
}

interface PublicKey {
  /** The public key (SPKI) in base64. */
  publicKey: string;
  RspTS: string;
  /** Whether RspTS must be encrypted together with the password; earlier versions encrypted only the password. */
  bound: boolean;
}

export async function publicKey(who: Visitor): Promise<PublicKey> {
  const { Data, RspTS } = JSON.parse((await who.get('/api/E2ee/publickey?t=1')).text);
  return { publicKey: Data.publicKey, RspTS, bound: Data.bound === true };
}

export async function encrypted(who: Visitor, password: string): Promise<EncryptedPassword> {
  const { publicKey: spki, RspTS, bound } = await publicKey(who);
  const key = `-----BEGIN PUBLIC KEY-----\n${spki}\n-----END PUBLIC KEY-----`;
  const text = Buffer.from(bound ? `${RspTS}\n${password}` : password);
  const padding = constants.RSA_PKCS1_OAEP_PADDING;
  const encrypted = publicEncrypt({ key, padding, oaepHash: 'sha256' }, text);
  return { password: encrypted.toString('base64'), RspTS };
}

export const submitEncrypted = (
  who: Visitor,
  what: EncryptedPassword,
  account = 'admin',
): Promise<Answer> =>
  who.post(
    '/api/Auth/login?t=1',
    { account, ...what },
    { 'x-xsrf-token': who.cookies.get('XSRF-TOKEN') ?? '' },
  );

export const signInAsAdmin = async (who: Visitor, password: string): Promise<Answer> =>
  submitEncrypted(who, await encrypted(who, password));

/** The administrative token in an answer; '' if there is none. */
export const jwtIn = ({ status, text }: Answer): string =>
  status === 200 ? String(JSON.parse(text).Jwt ?? '') : '';

export const opens = async (who: Visitor, jwt: string): Promise<boolean> =>
  (await who.get('/api/Auth/keepalive?t=1', { authorization: `Bearer ${jwt}` })).status === 200;
