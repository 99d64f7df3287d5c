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
import { writeAtomically } from '../../../platform/files/write-atomically.ts';

const seenSchema = object({
  sequence: int(),
  entry: string(),
  /** The ids of keys that are no longer trusted. */
  dropped: array(string()),
});
const fileSchema = record(string(), seenSchema);

/** The last registry entry that this machine has seen; without it, an old entry could be replayed as the newest. */
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

/** Reads the checkpoint of a storage; `damaged` where the file can't be parsed. */
export function readSeen(
  file: string,
  storage: string,
): RegistryCheckpoint | 'damaged' | undefined {
  const all = readFile(file);
  return all === undefined ? 'damaged' : all[storage];
}

/** Stores a checkpoint, unless another process of this machine has stored a later one. */
export async function writeSeen(file: string, storage: string, seen: RegistryCheckpoint) {
  const all = readFile(file) ?? {};
  if ((all[storage]?.sequence ?? -1) > seen.sequence) return;
  // Drops entries of folders that no longer exist, such as those of development sessions and tests.
  const others = Object.entries(all).filter(([name]) => !isAbsolute(name) || existsSync(name));
  const next = { ...Object.fromEntries(others), [storage]: seen };
  await writeAtomically(file, Buffer.from(JSON.stringify(next)));
}
