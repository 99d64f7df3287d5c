import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { FastifyRequest } from 'fastify';
import { Rejection } from '../../../platform/errors/rejection.ts';
import type { FileLimits } from './config.ts';
import { safeFileName } from './file-name.ts';
import type { LocalFile } from './storage/port.ts';

const OWNER = /^[A-Z][A-Z0-9_]{0,31}$/;

const invalid = (field: string) =>
  new Rejection(400, 'INVALID', `欄位 ${field} 的內容不正確，請重新確認後再試一次。`);

type Fields = Pick<ReceivedForm, 'fields'>;

export const fieldOf = ({ fields }: Fields, name: string): string => fields.get(name)?.[0] ?? '';

export function flagOf(form: Fields, name: string): boolean {
  const text = fieldOf(form, name);
  if (!['', 'true', 'false'].includes(text)) throw invalid(name);
  return text === 'true';
}

/** The owner of files, `WEB` by default (spec §9). @throws Rejection 400 */
export function ownerOf(form: Fields): string {
  const owner = fieldOf(form, 'owner') || 'WEB';
  if (!OWNER.test(owner)) throw invalid('owner');
  return owner;
}

export interface ReceivedFile extends LocalFile {
  name: string;
  sha256: string;
}

export interface ReceivedForm {
  files: ReceivedFile[];
  fields: ReadonlyMap<string, readonly string[]>;
}

const MEGABYTE = 1024 * 1024;
const FIELD_BYTES = 2000;
const FIELDS = 200;

const tooLarge = (name: string, bytes: number) =>
  new Rejection(
    413,
    'FILE_TOO_LARGE',
    `「${name}」超過 ${bytes / MEGABYTE} MB，請縮小或分成數個檔案後再上傳。`,
  );

export const requestTooLarge = ({ request_bytes }: FileLimits): Rejection =>
  new Rejection(
    413,
    'REQUEST_TOO_LARGE',
    `一次最多上傳 ${request_bytes / MEGABYTE} MB，請減少檔案後再試一次。`,
  );

const tooMany = ({ files }: FileLimits) =>
  new Rejection(413, 'TOO_MANY_FILES', `一次最多 ${files} 個檔案，請分次處理。`);

/** A stream that passes bytes on and calls `take` with their number; `take` may throw. */
const counted = (take: (bytes: number) => void, seen: (chunk: Buffer) => void) =>
  new Transform({
    transform(chunk: Buffer, _encoding, done) {
      try {
        take(chunk.length);
        seen(chunk);
        done(null, chunk);
      } catch (error) {
        done(error instanceof Error ? error : new Error(String(error)));
      }
    },
  });

class Reception {
  readonly files: ReceivedFile[] = [];
  readonly fields = new Map<string, string[]>();
  readonly #paths: string[] = [];
  readonly #limits: FileLimits;
  readonly #dir: string;
  #received = 0;

  constructor(dir: string, limits: FileLimits) {
    this.#dir = dir;
    this.#limits = limits;
  }

  async takeFile(stream: Readable, fileName: string): Promise<void> {
    const limits = this.#limits;
    const name = safeFileName(fileName);
    if (this.files.length === limits.files) throw tooMany(limits);
    const path = join(this.#dir, randomUUID());
    this.#paths.push(path);
    const hash = createHash('sha256');
    let bytes = 0;
    const take = (more: number) => {
      bytes += more;
      this.#received += more;
      if (bytes > limits.file_bytes) throw tooLarge(name, limits.file_bytes);
      if (this.#received > limits.request_bytes) throw requestTooLarge(limits);
    };
    const counter = counted(take, (chunk) => hash.update(chunk));
    await pipeline(stream, counter, createWriteStream(path, { flags: 'wx', mode: 0o600 }));
    this.files.push({ name, path, bytes, sha256: hash.digest('hex') });
  }

  takeField(name: string, value: unknown): void {
    const texts = this.fields.get(name) ?? [];
    if (texts.length >= this.#limits.files) throw tooMany(this.#limits);
    this.fields.set(name, [...texts, String(value)]);
  }

  async clear(): Promise<void> {
    for (const path of this.#paths) await rm(path, { force: true });
  }
}

async function receive(request: FastifyRequest, reception: Reception): Promise<void> {
  // busboy's limits are larger than ours, so that ours are reached first: their errors name the file.
  const limits = {
    fileSize: Number.POSITIVE_INFINITY,
    fieldSize: FIELD_BYTES,
    fields: FIELDS,
    parts: 2 * FIELDS,
  };
  for await (const part of request.parts({ limits, preservePath: true })) {
    if (part.type === 'file') await reception.takeFile(part.file, part.filename ?? '');
    else if (part.fieldnameTruncated || part.valueTruncated)
      throw new Rejection(400, 'INVALID', '送出的欄位過長，請重新確認後再試一次。');
    else reception.takeField(part.fieldname, part.value);
  }
}

/** Whether the request itself is faulty: the error is neither a rejection nor a failure of the disk. */
const isBrokenBody = (error: unknown): boolean =>
  error instanceof Error && !(error instanceof Rejection) && !('syscall' in error);

/**
 * Streams the files of a multipart request to the disk within the limits, and runs `work` with them; afterwards it
 * deletes those that are still there. @throws Rejection 400, 413 or 415 for a request that is not accepted.
 */
export async function withReceivedForm<T>(
  request: FastifyRequest,
  { dir, limits }: { dir: string; limits: FileLimits },
  work: (form: ReceivedForm) => Promise<T>,
): Promise<T> {
  if (!request.isMultipart())
    throw new Rejection(415, 'NOT_MULTIPART', '檔案請以 multipart/form-data 上傳。');
  await mkdir(dir, { recursive: true });
  const reception = new Reception(dir, limits);
  try {
    await receive(request, reception).catch((error: unknown) => {
      if (isBrokenBody(error))
        throw new Rejection(400, 'BROKEN_UPLOAD', '檔案沒有完整送達，請再上傳一次。');
      throw error;
    });
    return await work(reception);
  } finally {
    await reception.clear();
  }
}
