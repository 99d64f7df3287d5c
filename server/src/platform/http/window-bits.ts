import { constants } from 'node:zlib';

/** The window of a compressed body is as long as the body: a longer one only costs memory, which takes time to prepare. */
export const windowBits = (bytes: number) =>
  Math.min(
    constants.BROTLI_DEFAULT_WINDOW,
    Math.max(constants.BROTLI_MIN_WINDOW_BITS, 32 - Math.clz32(bytes)),
  );
