import type { Readable } from 'node:stream';

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
  /** Every name, in no particular order. */
  names(): AsyncIterable<string>;
}
