import type { KeyObject } from 'node:crypto';
import { constants, createPrivateKey, generateKeyPair, privateDecrypt } from 'node:crypto';
import { promisify } from 'node:util';

/** An RSA-OAEP-256 key pair as it is stored: public SPKI base64 (what browsers get), private PKCS#8 base64. */
export interface EncryptionKeys {
  publicKey: string;
  privateKey: string;
}

/** Makes the pair that passwords are sealed with (ledger A10). */
export async function newEncryptionKeys(): Promise<EncryptionKeys> {
  const pair = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 });
  return {
    publicKey: pair.publicKey.export({ type: 'spki', format: 'der' }).toString('base64'),
    privateKey: pair.privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64'),
  };
}

/** The private half, ready for use. */
export function passwordDecryptor(keys: EncryptionKeys): KeyObject {
  return createPrivateKey({
    key: Buffer.from(keys.privateKey, 'base64'),
    format: 'der',
    type: 'pkcs8',
  });
}

/** Opens a base64 seal; null when it was not made with our key. */
export function decryptedPassword(sealed: string, key: KeyObject): string | null {
  try {
    return privateDecrypt(
      { key, oaepHash: 'sha256', padding: constants.RSA_PKCS1_OAEP_PADDING },
      Buffer.from(sealed, 'base64'),
    ).toString('utf8');
  } catch {
    return null;
  }
}
