import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { type ServedRegistry, servedRegistrySchema } from '@pinpu/shared/contracts';
import { safeParse } from '@pinpu/shared/contracts/schema';

/** The registry the gateway currently serves: parsed, and its bytes as on disk. */
export interface RegistryState {
  registry: ServedRegistry;
  bytes: Buffer;
}

/**
 * Reads and validates a registry; what is damaged in one remote alone is in its `damaged`.
 * @throws Error with a sentence saying what is wrong with which file.
 */
export function readRegistryFile(file: string): RegistryState {
  let bytes: Buffer;
  try {
    bytes = readFileSync(file);
  } catch {
    throw new Error(`there is no registry at ${file}`);
  }
  let json: unknown;
  try {
    json = JSON.parse(bytes.toString('utf8'));
  } catch {
    throw new Error(`the registry ${file} is not JSON`);
  }
  const parsed = safeParse(servedRegistrySchema, json);
  if (parsed.success) return { registry: parsed.data, bytes };
  const [issue] = parsed.error.issues;
  throw new Error(`the registry ${file} is damaged at ${issue?.path.join('.') || 'its root'}`);
}

/** Watches the registry in `distDir` and reads it again when the file changes; an invalid change keeps the last good one. */
export function watchRegistry(distDir: string, onDamage: (error: Error) => void) {
  const file = path.join(distDir, 'registry.json');
  let state = readRegistryFile(file);
  let seen = statSync(file).mtimeMs;
  return (): RegistryState => {
    const mtime = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
    if (mtime === undefined || mtime === seen) return state;
    seen = mtime;
    try {
      state = readRegistryFile(file);
    } catch (error) {
      onDamage(error instanceof Error ? error : new Error(String(error)));
    }
    return state;
  };
}
