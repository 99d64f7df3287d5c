import { randomBytes } from 'node:crypto';

/** Bytes that no UTF-8 text has. */
const NEVER = [0xc0, 0xc1, 0xf5, 0xf6, 0xf7, 0xf8, 0xf9, 0xfa, 0xfb, 0xfc, 0xfd, 0xfe, 0xff];

/**
 * Bytes that Brotli can only store as they are, and that nothing else in a text refers to: they are random, and any four in
 * a row, the shortest that a compressed text refers to, have one that no text has.
 */
export function placeholder(length: number): Buffer {
  const bytes = randomBytes(length);
  for (let at = 0; at < length; at += 3) bytes[at] = NEVER[(bytes[at] ?? 0) % NEVER.length] ?? 0;
  return bytes;
}
