import type { Clock } from '../../platform/clock.ts';
import { sha384 } from './artefact.ts';
import type { DeploymentStorage } from './storage/port.ts';

/** A file of a deployed version, and the hash that the registry lists for it. */
export interface ListedFile {
  key: string;
  sha384: string;
}

/** Reads a file; undefined where it is missing, or is not the one that was published. */
export type VerifiedFiles = (file: ListedFile) => Promise<Buffer | undefined>;

/** How long a file that is missing or altered is not requested again. */
const ABSENT_MS = 10_000;

/** As many of them are remembered: callers only name files that the registry lists. */
const MAX_ABSENT = 5000;

/**
 * Reads files of a storage and gives out only what has its hash. Reads of one file at the same moment are one request,
 * and a file that is missing or altered is requested once in ten seconds, however often it is asked for.
 */
export function verifiedFiles(
  { read }: Pick<DeploymentStorage, 'read'>,
  clock: Clock,
): VerifiedFiles {
  const reading = new Map<string, Promise<Buffer | undefined>>();
  const absentUntil = new Map<string, number>();

  async function request({ key, sha384: expected }: ListedFile, id: string) {
    const bytes = await read(key);
    if (bytes !== undefined && sha384(bytes) === expected) return bytes;
    if (absentUntil.size >= MAX_ABSENT) absentUntil.clear();
    absentUntil.set(id, clock().getTime() + ABSENT_MS);
    return undefined;
  }

  return async (file) => {
    const id = `${file.key} ${file.sha384}`;
    if ((absentUntil.get(id) ?? 0) > clock().getTime()) return undefined;
    const found = reading.get(id) ?? request(file, id).finally(() => reading.delete(id));
    reading.set(id, found);
    return found;
  };
}
