import { existsSync, renameSync } from 'node:fs';
import { changeSigned } from './change.ts';
import { makeKey, type PublicKey, readSigner } from './keys.ts';
import type { RegistryLog } from './registry-log.ts';

/**
 * Replaces the key in `keyFile`: a first entry, signed by both keys, trusts both; a second, signed by the new key,
 * drops the old one. If it is interrupted in between, both are trusted, and rotating again completes it. A running
 * server reads the new file by itself.
 */
export async function rotateKey(
  source: RegistryLog,
  keyFile: string,
  now: Date,
): Promise<PublicKey> {
  const old = readSigner(keyFile);
  const nextFile = `${keyFile}.next`;
  if (!existsSync(nextFile)) makeKey(nextFile);
  const next = readSigner(nextFile);
  const both = [old, next];
  await changeSigned(source, { signers: both, keys: both, now }, (registry) => registry);
  renameSync(nextFile, keyFile);
  await changeSigned(source, { signers: [next], keys: [next], now }, (registry) => registry);
  return { id: next.id, public_key: next.public_key };
}
