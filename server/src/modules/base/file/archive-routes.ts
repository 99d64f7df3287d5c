import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { ZipWriter } from '@zip.js/zip.js';
import { Rejection } from '../../../platform/errors/rejection.ts';
import type { App } from '../../../platform/module.ts';
import { noteAudit } from '../audit/request-audit.ts';
import { auditSubject, downloadHeaders } from './answer-file.ts';
import type { FileContext } from './file-calls.ts';
import { freeName, safeFileName } from './file-name.ts';
import {
  fieldOf,
  flagOf,
  ownerOf,
  type ReceivedForm,
  requestTooLarge,
  withReceivedForm,
} from './receive.ts';
import { findFilesAt } from './repository.ts';
import { fileNotFound, openFile, orFull } from './service.ts';

interface PackedFile {
  name: string;
  open: () => Promise<Readable>;
}

const MIN_PASSWORD = 8;
const MAX_PASSWORD = 128;
const AES_256 = 3;

function checkedPassword(password: string): string | undefined {
  if (password === '' || password === 'false') return undefined;
  if (password.length >= MIN_PASSWORD && password.length <= MAX_PASSWORD) return password;
  throw new Rejection(
    400,
    'ARCHIVE_PASSWORD',
    `壓縮檔的密碼請使用 ${MIN_PASSWORD} 到 ${MAX_PASSWORD} 個字元。`,
  );
}

function archiveEntries(files: readonly PackedFile[], overwrite: boolean): PackedFile[] {
  const entries = new Map<string, PackedFile>();
  for (const file of files) {
    const name = overwrite ? file.name : freeName(file.name, (taken) => entries.has(taken));
    entries.set(name, { ...file, name });
  }
  return [...entries.values()];
}

/** Streams a zip of files, encrypted with AES-256 where a password is given. On an error, the stream is destroyed. */
function zipStream(files: readonly PackedFile[], password: string | undefined): Readable {
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

const archives = { audit: 'file.archive', rateLimit: { max: 60, timeWindow: '10 minutes' } };

function pathOf(link: string): string | undefined {
  try {
    return /^(?:https?:\/\/[^/]+)?\/?files\/(.+)$/.exec(decodeURIComponent(link))?.[1];
  } catch {
    return undefined;
  }
}

type StoredFile = PackedFile & { path: string; bytes: number };

interface Packed {
  name: string;
  zip: Readable;
  stored: string[];
}

/** `POST /api/file/archive`: files of the request, and stored ones by their links, as one zip. */
export function archiveRoutes(app: App, { store, incoming, calls }: FileContext) {
  const { limits, db } = store;

  const storedFiles = async ({ fields }: ReceivedForm): Promise<StoredFile[]> => {
    const paths = (fields.get('files') ?? []).map((link) => pathOf(link) ?? '');
    const rows = new Map((await findFilesAt(db, paths)).map((row) => [row.path, row]));
    return paths.map((path) => {
      const row = rows.get(path);
      if (!row) throw fileNotFound();
      return { path, name: row.name, bytes: row.size, open: () => openFile(store, row) };
    });
  };

  const packed = async (form: ReceivedForm): Promise<Packed> => {
    await calls.requireFileToken(fieldOf(form, 'access_token'));
    ownerOf(form);
    const overwrite = flagOf(form, 'overwrite');
    const password = checkedPassword(fieldOf(form, 'protect'));
    const name = safeFileName(`${fieldOf(form, 'a').replace(/\.zip$/i, '') || 'archive'}.zip`);
    const sent = form.files.map(({ path, ...file }) => ({
      ...file,
      open: async () => createReadStream(path),
    }));
    const stored = await storedFiles(form);
    const files = [...stored, ...sent];
    if (files.length === 0) throw new Rejection(400, 'NO_FILES', '請選擇要打包的檔案。');
    if (files.reduce((sum, { bytes }) => sum + bytes, 0) > limits.request_bytes)
      throw requestTooLarge(limits);
    const zip = zipStream(archiveEntries(files, overwrite), password);
    return { name, zip, stored: stored.map(({ path }) => path) };
  };

  app.post(
    '/api/file/archive',
    { config: archives, onRequest: calls.limitBody },
    async (request, reply) => {
      const send = () =>
        withReceivedForm(request, { dir: incoming, limits }, async (form) => {
          const { name, zip, stored } = await packed(form);
          noteAudit(request, {
            subject: auditSubject(stored),
            detail: { files: form.files.length },
          });
          // Waits until the archive is sent, since received files are deleted afterwards.
          downloadHeaders(reply, name).type('application/octet-stream').send(zip);
          await finished(zip).catch(() => undefined);
        });
      await orFull(send);
      return reply;
    },
  );
}
