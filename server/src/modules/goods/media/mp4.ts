import type { FileHandle } from 'node:fs/promises';

interface Box {
  type: string;
  start: number;
  end: number;
}

/** More boxes are in files made of fragments; the rest of those is not looked at. */
const MOST_BOXES = 5000;
const HEADER = 16;
/** The header of an hour of video is about 1 MB. */
const MOST_HEADER = 32 * 1024 * 1024;

async function bytesAt(file: FileHandle, start: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, start);
  return buffer.subarray(0, bytesRead);
}

/** The length of a box of `rest` bytes at most: 0 means the rest of the file, 1 that 64 bits follow. */
function lengthOf(head: Buffer, rest: number): number {
  const short = head.readUInt32BE(0);
  if (short === 0) return rest;
  return short === 1 && head.length === HEADER ? Number(head.readBigUInt64BE(8)) : short;
}

/** The boxes on the top level; undefined where they do not fill the file exactly. */
async function topBoxes(file: FileHandle, bytes: number): Promise<Box[] | undefined> {
  const boxes: Box[] = [];
  for (let start = 0; start < bytes && boxes.length < MOST_BOXES; ) {
    const head = await bytesAt(file, start, HEADER);
    if (head.length < 8) return undefined;
    const length = lengthOf(head, bytes - start);
    if (length < 8 || start + length > bytes) return undefined;
    boxes.push({ type: head.toString('latin1', 4, 8), start, end: start + length });
    start += length;
  }
  return boxes;
}

const BRANDS = /^(?:isom|iso[2-9]|mp4[12]|avc1|M4V[ HP]|dash|f4v )$/;
const BRAND_BYTES = 4;
const MOST_BRANDS = 64;

/** What an MP4 file is: its brands, and the text of its header, in which codecs are named. */
export interface Mp4 {
  /** By the first box: an MP4, Apple's MOV, or another format. */
  format: 'mp4' | 'mov' | 'other';
  /** Whether it ends where its parts end. */
  isWhole: boolean;
  codecs: { h264: boolean; otherAudio: boolean };
}

const NO_CODECS = { h264: false, otherAudio: false };

async function formatOf(file: FileHandle): Promise<Mp4['format']> {
  const head = await bytesAt(file, 0, 8 + MOST_BRANDS * BRAND_BYTES);
  if (head.toString('latin1', 4, 8) !== 'ftyp') return 'other';
  const end = Math.min(head.readUInt32BE(0), head.length);
  const brands: string[] = [];
  for (let at = 8; at + BRAND_BYTES <= end; at += BRAND_BYTES)
    // The second word is a version.
    if (at !== 12) brands.push(head.toString('latin1', at, at + BRAND_BYTES));
  if (brands[0] === 'qt  ') return 'mov';
  return brands.some((brand) => BRANDS.test(brand)) ? 'mp4' : 'other';
}

export async function readMp4(file: FileHandle, bytes: number): Promise<Mp4> {
  const format = await formatOf(file);
  if (format !== 'mp4') return { format, isWhole: true, codecs: NO_CODECS };
  const boxes = await topBoxes(file, bytes);
  const moov = boxes?.find(({ type }) => type === 'moov');
  if (!moov || moov.end - moov.start > MOST_HEADER)
    return { format, isWhole: false, codecs: NO_CODECS };
  const header = (await bytesAt(file, moov.start, moov.end - moov.start)).toString('latin1');
  const otherAudio = header.includes('soun') && !header.includes('mp4a');
  return { format, isWhole: true, codecs: { h264: /avc[13]/.test(header), otherAudio } };
}
