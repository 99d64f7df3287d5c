import { constants } from 'node:zlib';

/** The window of a compressed body, as large as the body: a larger one only costs memory and time. */
export const windowBits = (bytes: number) =>
  Math.min(
    constants.BROTLI_DEFAULT_WINDOW,
    Math.max(constants.BROTLI_MIN_WINDOW_BITS, 32 - Math.clz32(bytes)),
  );
