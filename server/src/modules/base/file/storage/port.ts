import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';

const NAME = /^(\d{13})-[0-9a-f-]{36}$/;

export const newObjectName = (now: Date): string =>
  `${String(now.getTime()).padStart(13, '0')}-${randomUUID()}`;

/** When a name was created, in ms since the epoch; undefined for a name of another form. */
export function objectTime(name: string): number | undefined {
  const time = NAME.exec(name)?.[1];
  return time === undefined ? undefined : Number(time);
}

export interface LocalFile {
  path: string;
  bytes: number;
}

/** Storage of files by names that `newObjectName` makes. The content of a name never changes. */
export interface FileStorage {
  /** Moves the file into the storage, all or nothing; `file` must be on the disk of DATA_DIR. */
  add(name: string, file: LocalFile): Promise<void>;
  /** Undefined for an unknown name. */
  open(name: string): Promise<Readable | undefined>;
  /** Does nothing for an unknown name. */
  remove(name: string): Promise<void>;
  names(): AsyncIterable<string>;
}
