import { randomBytes } from 'node:crypto';

/** Bytes that never occur in UTF-8 text. */
const NEVER = [0xc0, 0xc1, 0xf5, 0xf6, 0xf7, 0xf8, 0xf9, 0xfa, 0xfb, 0xfc, 0xfd, 0xfe, 0xff];

/**
 * Random bytes that stand for a value while a text is compressed. Brotli can only store them literally, and nothing
 * else refers to them: any four in a row, the shortest match, include a byte that no text has.
 */
export function placeholder(length: number): Buffer {
  const bytes = randomBytes(length);
  for (let at = 0; at < length; at += 3) bytes[at] = NEVER[(bytes[at] ?? 0) % NEVER.length] ?? 0;
  return bytes;
}
