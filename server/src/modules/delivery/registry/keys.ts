import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
} from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { StartupError } from '../../../platform/errors/startup-error.ts';
import type { RegistryConfig } from './config.ts';

/** A public key as the registry lists it: raw, as base64url. */
export interface PublicKey {
  id: string;
  public_key: string;
}

export interface Signer extends PublicKey {
  privateKey: KeyObject;
}

/** A key's id is a digest of it, so that no key can have another one's id. */
const idOf = (public_key: string) =>
  createHash('sha256')
    .update(Buffer.from(public_key, 'base64url'))
    .digest('base64url')
    .slice(0, 16);

export const publicKey = (public_key: string): PublicKey => ({ id: idOf(public_key), public_key });

/** Creates the key for verifying signatures. @throws Error where it is no Ed25519 key. */
export const verifyingKey = ({ public_key }: PublicKey): KeyObject =>
  createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: public_key }, format: 'jwk' });

function signerOf(pem: string): Signer {
  const privateKey = createPrivateKey(pem);
  const { crv, x } = privateKey.export({ format: 'jwk' });
  if (crv !== 'Ed25519' || x === undefined) throw new Error('it is no Ed25519 key');
  return { ...publicKey(x), privateKey };
}

export function readSigner(file: string): Signer {
  try {
    return signerOf(readFileSync(file, 'utf8'));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartupError(
      `The key of the registry, ${file}, can't be used (${reason}): put a good copy in its place, or correct REGISTRY_KEY_FILE.`,
    );
  }
}

/** Writes a new private key that only its owner can read. A key that another process has just written is kept. */
export function makeKey(file: string) {
  const pem = generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' });
  mkdirSync(dirname(file), { recursive: true });
  const part = `${file}.${process.pid}.part`;
  writeFileSync(part, pem, { mode: 0o600 });
  try {
    linkSync(part, file);
  } catch (error) {
    if (!existsSync(file)) throw error;
  } finally {
    rmSync(part);
  }
}

/** Created if missing; null where only REGISTRY_PUBLIC_KEYS are set. @throws StartupError */
export function loadSigner({ keyFile, publicKeys }: RegistryConfig): Signer | null {
  if (!existsSync(keyFile)) {
    if (publicKeys.length > 0) return null;
    makeKey(keyFile);
  }
  return readSigner(keyFile);
}

export const configuredKeys = (
  { publicKeys }: RegistryConfig,
  signer: Signer | null,
): PublicKey[] => {
  if (publicKeys.length > 0) return publicKeys.map(publicKey);
  return signer === null ? [] : [{ id: signer.id, public_key: signer.public_key }];
};
