import { once } from 'node:events';
import { promisify } from 'node:util';
import { brotliDecompress, constants, createBrotliCompress } from 'node:zlib';
import { placeholder } from './placeholder.ts';
import { filledText, type TextTemplate } from './text-template.ts';
import { windowBits } from './window-bits.ts';

const decompressed = promisify(brotliDecompress);

/** A compressed text, with the positions of the values, whose bytes are stored uncompressed. */
export interface BrotliTemplate {
  bytes: Buffer;
  gaps: readonly { at: number; value: number }[];
  /** The length of each value, in bytes. */
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
