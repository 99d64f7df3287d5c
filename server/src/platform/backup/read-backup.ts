import { createReadStream } from 'node:fs';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { extract, type Header } from 'tar-stream';
import { parse } from 'zod/mini';
import { StartupError } from '../errors/startup-error.ts';
import {
  type BackupManifest,
  END,
  type End,
  endSchema,
  FORMAT,
  isSafePath,
  MANIFEST,
  manifestSchema,
  rowSchema,
  TABLES,
  UPLOADS,
} from './format.ts';

/** A piece of a backup. The `content` of an upload must be read to its end before the next piece is requested. */
export type Piece =
  | { kind: 'rows'; table: string; columns: readonly string[]; lines: string[] }
  | { kind: 'upload'; path: string; content: AsyncIterable<Uint8Array> };

interface Entry extends AsyncIterable<Uint8Array> {
  header: Header;
}

class BrokenBackup extends Error {}

function parseManifest(json: string): BackupManifest {
  const value: unknown = JSON.parse(json);
  const format = typeof value === 'object' && value && 'format' in value ? value.format : undefined;
  if (typeof format === 'number' && format > FORMAT)
    throw new StartupError(
      `The backup has format ${format}, made by a newer release of Pinpu; this one reads format ${FORMAT}: restore it with that release. Nothing was changed.`,
    );
  return parse(manifestSchema, value);
}

class Contents {
  #manifest: BackupManifest | undefined;
  #end: End | undefined;
  #rows = new Map<string, number>();
  #uploads = 0;

  async take(entry: Entry): Promise<Piece | undefined> {
    const { name } = entry.header;
    if (this.#end) throw new BrokenBackup(`${name} comes after the end`);
    if (!this.#manifest) {
      if (name !== MANIFEST) throw new BrokenBackup(`it begins with ${name}`);
      this.#manifest = parseManifest(await text(entry));
      return undefined;
    }
    if (name.startsWith(TABLES)) return this.#rowsOf(name, await text(entry), this.#manifest);
    if (name.startsWith(UPLOADS)) return this.#uploadOf(name.slice(UPLOADS.length), entry);
    if (name !== END) throw new BrokenBackup(`it has an unknown entry ${name}`);
    this.#end = parse(endSchema, JSON.parse(await text(entry)));
    return undefined;
  }

  #rowsOf(name: string, lines: string, manifest: BackupManifest): Piece {
    const table = name.slice(TABLES.length).split('/')[0] ?? '';
    const columns = manifest.tables.find((one) => one.name === table)?.columns;
    if (!columns) throw new BrokenBackup(`it has rows of an unknown table ${table}`);
    const rows = lines.split('\n').slice(0, -1);
    for (const row of rows)
      if (parse(rowSchema, JSON.parse(row)).length !== columns.length)
        throw new BrokenBackup(`a row of ${table} has not ${columns.length} columns`);
    this.#rows.set(table, (this.#rows.get(table) ?? 0) + rows.length);
    return { kind: 'rows', table, columns, lines: rows };
  }

  #uploadOf(path: string, content: Entry): Piece {
    if (!isSafePath(path) || content.header.type !== 'file')
      throw new BrokenBackup(`${path} is no file of uploads`);
    this.#uploads += 1;
    return { kind: 'upload', path, content };
  }

  whole(): { manifest: BackupManifest; end: End } {
    const [manifest, end] = [this.#manifest, this.#end];
    if (!manifest || !end) throw new BrokenBackup('its end is missing');
    for (const { name } of manifest.tables)
      if ((this.#rows.get(name) ?? 0) !== end.rows[name])
        throw new BrokenBackup(`rows of ${name} are missing`);
    if (this.#uploads !== end.uploads) throw new BrokenBackup('uploads are missing');
    return { manifest, end };
  }
}

/** Why a backup can't be read, as the sentence of a command. */
export function readFault(file: string, error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : '';
  if (code === 'EACCES' || code === 'EPERM')
    return `${file} can't be read, permission denied: make it readable for the user of this command (chown). Nothing was changed.`;
  const reason = error instanceof Error ? error.message.split('\n')[0] : String(error);
  return `${file} is no backup of Pinpu, or a broken or incomplete one (${reason}): nothing was changed.`;
}

/** @throws StartupError for a broken file or a newer format; errors of `use` are passed on. */
export async function readBackup(
  file: string,
  use: (piece: Piece) => Promise<unknown>,
): Promise<{ manifest: BackupManifest; end: End }> {
  const archive = extract();
  const flow = pipeline(createReadStream(file), createGunzip(), archive);
  flow.catch(() => undefined);
  const contents = new Contents();
  let failure: { of: unknown } | undefined;
  try {
    // The library's types do not say what an entry yields.
    for await (const entry of archive as AsyncIterable<unknown> as AsyncIterable<Entry>) {
      const piece = await contents.take(entry);
      if (piece)
        await use(piece).catch((error: unknown) => {
          failure = { of: error };
          throw error;
        });
    }
    await flow;
    return contents.whole();
  } catch (error) {
    if (failure) throw failure.of;
    if (error instanceof StartupError) throw error;
    throw new StartupError(readFault(file, error));
  } finally {
    archive.destroy(null);
  }
}

/** Reads a backup to its end without using it. @throws StartupError where it is broken or incomplete. */
export const verifyBackup = (file: string) =>
  readBackup(file, async (piece) => {
    if (piece.kind === 'upload') for await (const _ of piece.content);
  });
