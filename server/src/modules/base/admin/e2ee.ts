import {
  constants,
  createPrivateKey,
  generateKeyPair,
  type KeyObject,
  privateDecrypt,
} from 'node:crypto';
import { promisify } from 'node:util';

/** An RSA-OAEP-256 key pair as it is stored: public SPKI base64 (what browsers get), private PKCS#8 base64. */
export interface EncryptionKeys {
  publicKey: string;
  privateKey: string;
}

export async function newEncryptionKeys(): Promise<EncryptionKeys> {
  const pair = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 });
  return {
    publicKey: pair.publicKey.export({ type: 'spki', format: 'der' }).toString('base64'),
    privateKey: pair.privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64'),
  };
}

function passwordDecryptor(keys: EncryptionKeys): KeyObject {
  return createPrivateKey({
    key: Buffer.from(keys.privateKey, 'base64'),
    format: 'der',
    type: 'pkcs8',
  });
}

function decrypted(ciphertext: string, key: KeyObject): string | null {
  try {
    return privateDecrypt(
      { key, oaepHash: 'sha256', padding: constants.RSA_PKCS1_OAEP_PADDING },
      Buffer.from(ciphertext, 'base64'),
    ).toString('utf8');
  } catch {
    return null;
  }
}

/** A decrypted password; `unbound` in the form of earlier clients, null when it is neither. */
type DecryptedPassword = { password: string } | 'unbound' | null;

/** The password in a ciphertext of RspTS, line feed and password; a ciphertext with another RspTS is rejected. */
export function decryptedPassword(
  ciphertext: string,
  RspTS: string,
  keys: EncryptionKeys,
): DecryptedPassword {
  const text = decrypted(ciphertext, passwordDecryptor(keys));
  if (text === null) return null;
  if (text.startsWith(`${RspTS}\n`)) return { password: text.slice(RspTS.length + 1) };
  return text.includes('\n') ? null : 'unbound';
}
