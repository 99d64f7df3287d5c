import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { servedRegistrySchema } from '@pinpu/shared/contracts';
import { safeParse } from '@pinpu/shared/contracts/schema';
import { StartupError } from '../../../platform/errors/startup-error.ts';
import { append } from './append.ts';
import { readArtefact } from './artefact.ts';
import { buildsIn } from './built.ts';
import type { Signer } from './keys.ts';
import type { RegistryLog } from './registry-log.ts';

const FIX = 'put a good copy in its place, or delete it and run "npm run build"';

function parsedFile(file: string): object {
  let json: unknown;
  try {
    json = JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    throw new StartupError(`The registry ${file} is not JSON: ${FIX}.`);
  }
  const parsed = safeParse(servedRegistrySchema, json);
  if (parsed.success) return json as object;
  const place = parsed.error.issues[0]?.path.join('.') || 'its root';
  throw new StartupError(`The registry ${file} is damaged at ${place}: ${FIX}.`);
}

async function copyFiles({ storage }: RegistryLog, remotesDir: string) {
  if (!existsSync(remotesDir)) return;
  for (const [name, bytes] of readArtefact(remotesDir))
    await storage.create(`remotes/${name}`, bytes);
}

/** With signatures beside it, registry.json is a copy of another log: only builds are published. */
async function firstContent(source: RegistryLog, distDir: string): Promise<object> {
  const file = path.join(distDir, 'registry.json');
  const hasBuilds = buildsIn(distDir).length > 0;
  if (hasBuilds && (!existsSync(file) || existsSync(`${file}.sig`))) return { remotes: {} };
  if (!existsSync(file))
    throw new StartupError(
      `The shop can’t be composed: there is no registry at ${file}: run "npm run build".`,
    );
  const registry = parsedFile(file);
  await copyFiles(source, path.join(distDir, 'remotes'));
  return registry;
}

/**
 * Starts the log of a storage that has none. It takes over the registry of the dist folder, with its history and files,
 * which may be unsigned; otherwise it starts empty. @throws StartupError with the sentence to print.
 */
export async function begin(
  source: RegistryLog,
  signer: Signer | null,
  now: Date,
  distDir: string,
) {
  const place = source.storage.name;
  const rejection = source.rejection();
  if (rejection !== undefined)
    throw new StartupError(
      `No entry of the registry in ${place} can be used: ${rejection}. Put the registry's key into REGISTRY_KEY_FILE or REGISTRY_PUBLIC_KEYS; or delete the folder "registry" there, and the shop begins anew with what "npm run build" has built.`,
    );
  if (signer === null)
    throw new StartupError(
      `There is no registry in ${place}, and no key to sign one: start an instance with the key of REGISTRY_PUBLIC_KEYS first.`,
    );
  await append(source, await firstContent(source, distDir), { signers: [signer], now });
  await source.refresh();
}
