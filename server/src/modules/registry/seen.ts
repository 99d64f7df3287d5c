import { existsSync, readFileSync } from 'node:fs';
import { isAbsolute } from 'node:path';
import {
  array,
  type Infer,
  int,
  object,
  record,
  safeParse,
  string,
} from '@pinpu/shared/contracts/schema';
import { writeAtomically } from '../../platform/files/write-atomically.ts';

const seenSchema = object({
  /** The number of the last good entry. */
  sequence: int(),
  entry: string(),
  /** The ids of keys that were trusted once, and are no more. */
  dropped: array(string()),
});
const fileSchema = record(string(), seenSchema);

/** Last registry entry seen by this machine: without it, an old entry could pass for the last one. */
export type RegistryCheckpoint = Infer<typeof seenSchema>;

function readFile(file: string): Record<string, RegistryCheckpoint> | undefined {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    return {};
  }
  try {
    const parsed = safeParse(fileSchema, JSON.parse(text));
    return parsed.success ? parsed.data : undefined;
  } catch {
    return undefined;
  }
}

/** Last entry seen of the registry in a storage; `damaged` where the file can't be read. */
export function readSeen(
  file: string,
  storage: string,
): RegistryCheckpoint | 'damaged' | undefined {
  const all = readFile(file);
  return all === undefined ? 'damaged' : all[storage];
}

/** Remembers an entry, unless another process of this machine has seen a later one. */
export async function writeSeen(file: string, storage: string, seen: RegistryCheckpoint) {
  const all = readFile(file) ?? {};
  if ((all[storage]?.sequence ?? -1) > seen.sequence) return;
  // A folder that is no more was a development session's, or a test's.
  const others = Object.entries(all).filter(([name]) => !isAbsolute(name) || existsSync(name));
  const next = { ...Object.fromEntries(others), [storage]: seen };
  await writeAtomically(file, Buffer.from(JSON.stringify(next)));
}
