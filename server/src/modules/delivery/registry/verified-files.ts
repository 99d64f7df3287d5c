import type { Clock } from '../../../platform/clock.ts';
import { sha384 } from './artefact.ts';
import type { DeploymentStorage } from './storage/port.ts';

export interface ListedFile {
  key: string;
  sha384: string;
}

export type VerifiedFiles = (file: ListedFile) => Promise<Buffer | undefined>;

/** For how long a missing or altered file is not requested again, in ms. */
const ABSENT_MS = 10_000;

/** How many missing files are remembered; callers only ask for files that the registry lists. */
const MAX_ABSENT = 5000;

/** Simultaneous reads share a request; a missing or altered file is requested every ten seconds. */
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
