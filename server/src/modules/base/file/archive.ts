import { Readable } from 'node:stream';
import { ZipWriter } from '@zip.js/zip.js';
import { Rejection } from '../../../platform/errors/rejection.ts';
import { freeName } from './file-name.ts';

/** A file to be packed; it is opened when its turn comes. */
export interface PackedFile {
  name: string;
  open: () => Promise<Readable>;
}

const MIN_PASSWORD = 8;
const MAX_PASSWORD = 128;
const AES_256 = 3;

/** @throws Rejection 400 for a password that is too short or too long. */
export function checkedPassword(password: string): string | undefined {
  if (password === '' || password === 'false') return undefined;
  if (password.length >= MIN_PASSWORD && password.length <= MAX_PASSWORD) return password;
  throw new Rejection(
    400,
    'ARCHIVE_PASSWORD',
    `壓縮檔的密碼請使用 ${MIN_PASSWORD} 到 ${MAX_PASSWORD} 個字元。`,
  );
}

/** Gives every file a unique name; with `overwrite`, a later file replaces an earlier one of the same name instead. */
export function archiveEntries(files: readonly PackedFile[], overwrite: boolean): PackedFile[] {
  const entries = new Map<string, PackedFile>();
  for (const file of files) {
    const name = overwrite ? file.name : freeName(file.name, (taken) => entries.has(taken));
    entries.set(name, { ...file, name });
  }
  return [...entries.values()];
}

/** Streams a zip of files, encrypted with AES-256 where a password is given. On an error, the stream is destroyed. */
export function zipStream(files: readonly PackedFile[], password: string | undefined): Readable {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const zip = new ZipWriter(writable, {
    useWebWorkers: false,
    ...(password !== undefined && { password, encryptionStrength: AES_256 }),
  });
  const pack = async () => {
    for (const { name, open } of files)
      await zip.add(name, Readable.toWeb(await open()) as ReadableStream);
    await zip.close();
  };
  const stream = Readable.fromWeb(readable as Parameters<typeof Readable.fromWeb>[0]);
  pack().catch((error: unknown) => stream.destroy(error instanceof Error ? error : undefined));
  return stream;
}
