import type { Readable } from 'node:stream';

/** A picture before it is encoded: a drawing as SVG, or the bytes of a photo. */
export type PictureOriginal = { svg: string } | { bytes: Buffer };

/** A source of pictures. A key names one picture permanently: `p/P0101/1`. */
export interface PictureSource {
  /** Pixel widths in which a key is served; empty for a key of another source. Evaluated by the key's form alone. */
  widthsOf(key: string): readonly number[];
  /** Whether the picture exists. Called for every key before anything is read or encoded, so it must cost at most one look-up. */
  has(key: string): Promise<boolean>;
  /**
   * Letters, digits, `-` and `_` that change whenever the picture does. Undefined for a picture that does not exist.
   */
  fingerprint(key: string): Promise<string | undefined>;
  /** Undefined for a picture that does not exist. */
  original(key: string): Promise<PictureOriginal | undefined>;
}

/** Bytes of a file, both inclusive. */
export interface ByteRange {
  start: number;
  end: number;
}

/** Storage of uploaded pictures and files, by a name of lower-case letters and digits. What is stored is immutable. */
export interface PictureStorage {
  /** Undefined for an unknown name. */
  read(name: string): Promise<Buffer | undefined>;
  has(name: string): Promise<boolean>;
  /** Writes all or nothing; after a failure the previous content remains. */
  write(name: string, bytes: Buffer): Promise<void>;
  /** Copies a file in without reading it into the memory, all or nothing. */
  addFile(name: string, file: { path: string; bytes: number; type: string }): Promise<void>;
  /** In bytes; undefined for an unknown name. */
  size(name: string): Promise<number | undefined>;
  /** Undefined for an unknown name. */
  open(name: string, range: ByteRange): Promise<Readable | undefined>;
  /** Does nothing for an unknown name. */
  remove(name: string): Promise<void>;
  /** Every name, in no particular order. */
  names(): AsyncIterable<string>;
}
