import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { promisify } from 'node:util';
import { brotliDecompress, constants, createBrotliCompress } from 'node:zlib';

/** A text that is sent repeatedly with other values: its fixed pieces, and which value is between two of them. */
export interface TextTemplate {
  pieces: readonly string[];
  /** Indexes into a list of values; one fewer than pieces. */
  gaps: readonly number[];
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

export function textTemplate(text: string, values: readonly string[]): TextTemplate {
  const pieces: string[] = [];
  const gaps: number[] = [];
  let end = 0;
  for (const { 0: value, index } of text.matchAll(RegExp(values.map(escaped).join('|'), 'g'))) {
    pieces.push(text.slice(end, index));
    gaps.push(values.indexOf(value));
    end = index + value.length;
  }
  pieces.push(text.slice(end));
  return { pieces, gaps };
}

const filledText = ({ pieces, gaps }: TextTemplate, values: readonly string[]): string =>
  pieces.map((piece, number) => piece + (values[gaps[number] ?? -1] ?? '')).join('');

/** The window of a compressed body, as large as the body: a larger one only costs memory and time. */
const windowBits = (bytes: number) =>
  Math.min(
    constants.BROTLI_DEFAULT_WINDOW,
    Math.max(constants.BROTLI_MIN_WINDOW_BITS, 32 - Math.clz32(bytes)),
  );

/** Bytes that never occur in UTF-8 text. */
const NEVER = [0xc0, 0xc1, 0xf5, 0xf6, 0xf7, 0xf8, 0xf9, 0xfa, 0xfb, 0xfc, 0xfd, 0xfe, 0xff];

/**
 * Random bytes that stand for a value while a text is compressed. Brotli can only store them literally, and nothing
 * else refers to them: any four in a row, the shortest match, include a byte that no text has.
 */
function placeholder(length: number): Buffer {
  const bytes = randomBytes(length);
  for (let at = 0; at < length; at += 3) bytes[at] = NEVER[(bytes[at] ?? 0) % NEVER.length] ?? 0;
  return bytes;
}

const decompressed = promisify(brotliDecompress);

/** A compressed text, with the positions of the values, whose bytes are stored uncompressed. */
export interface BrotliTemplate {
  bytes: Buffer;
  gaps: readonly { at: number; value: number }[];
  lengths: readonly number[];
}

/**
 * The encoder predicts a letter from the two before it, so the two letters after a value are stored uncompressed with
 * it: no prediction depends on a value.
 */
const CONTEXT = 2;
const PLAIN = /^[ -~]{2}/;

/** Blocks are encoded independently: text to compress, and values with the letters after. */
function blocksOf({ pieces, gaps }: TextTemplate, lengths: readonly number[]) {
  const [first = '', ...others] = pieces;
  const blocks = [{ bytes: Buffer.from(first), value: -1 }];
  for (const [number, piece] of others.entries()) {
    const value = gaps[number] ?? -1;
    if (!PLAIN.test(piece)) return undefined;
    const context = Buffer.from(piece.slice(0, CONTEXT));
    blocks.push({ bytes: Buffer.concat([placeholder(lengths[value] ?? 0), context]), value });
    blocks.push({ bytes: Buffer.from(piece.slice(CONTEXT)), value: -1 });
  }
  return blocks.filter(({ bytes }) => bytes.length > 0);
}

async function compressedBlocks(blocks: readonly { bytes: Buffer }[], quality: number) {
  const size = blocks.reduce((sum, { bytes }) => sum + bytes.length, 0);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_LGWIN]: windowBits(size),
    [constants.BROTLI_PARAM_SIZE_HINT]: size,
  };
  const encoder = createBrotliCompress({ params });
  const chunks: Buffer[] = [];
  encoder.on('data', (chunk: Buffer) => chunks.push(chunk));
  for (const { bytes } of blocks) {
    encoder.write(bytes);
    await new Promise<void>((resolve) => encoder.flush(() => resolve()));
  }
  encoder.end();
  await once(encoder, 'end');
  return Buffer.concat(chunks);
}

/** The compressed text with these values; undefined where a value has another length than the template's. */
export function filledTemplate(
  { bytes, gaps, lengths }: BrotliTemplate,
  values: readonly string[],
): Buffer | undefined {
  if (values.some((value, number) => value.length !== lengths[number])) return undefined;
  const filled = Buffer.from(bytes);
  for (const { at, value } of gaps) filled.write(values[value] ?? '', at, 'latin1');
  return filled;
}

/** How often other placeholders are tried: of some, the encoder stores a few bytes as a reference. */
const TRIES = 3;

async function tried(
  text: TextTemplate,
  values: readonly string[],
  quality: number,
): Promise<BrotliTemplate | undefined> {
  const lengths = values.map(({ length }) => length);
  const blocks = blocksOf(text, lengths);
  if (blocks === undefined) return undefined;
  const bytes = await compressedBlocks(blocks, quality);
  const gaps = blocks.flatMap(({ bytes: block, value }) =>
    value < 0 ? [] : [{ at: bytes.indexOf(block), value }],
  );
  const template = { bytes, gaps, lengths };
  if (gaps.some(({ at }) => at < 0)) return undefined;
  const filled = filledTemplate(template, values) ?? bytes;
  const isWhole = await decompressed(filled).then(
    (read) => read.equals(Buffer.from(filledText(text, values))),
    () => false,
  );
  return isWhole ? template : undefined;
}

/**
 * Compresses a text once, so that its values can be replaced by others of the same lengths. The result is decompressed
 * and compared before it is used; undefined where that fails. Values are ASCII, and followed by at least two plain
 * characters.
 */
export async function brotliTemplate(
  text: TextTemplate,
  values: readonly string[],
  quality: number,
): Promise<BrotliTemplate | undefined> {
  for (let n = 0; n < TRIES; n += 1) {
    const template = await tried(text, values, quality);
    if (template !== undefined) return template;
  }
  return undefined;
}
