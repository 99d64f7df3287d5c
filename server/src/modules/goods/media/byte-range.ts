import type { ByteRange } from '../picture/port.ts';

const RANGE = /^bytes=(\d*)-(\d*)$/;

/**
 * The bytes that a `Range` header asks for; undefined for the whole file, as for several ranges or an unknown form, and
 * null where the file has none of them (416).
 */
export function byteRange(header: string | undefined, size: number): ByteRange | undefined | null {
  const [, first = '', last = ''] = RANGE.exec(header?.replaceAll(/\s/g, '') ?? '') ?? [];
  if (first === '' && last === '') return undefined;
  const end = size - 1;
  if (first === '')
    return Number(last) > 0 && size > 0 ? { start: Math.max(0, size - Number(last)), end } : null;
  const start = Number(first);
  if (last !== '' && Number(last) < start) return undefined;
  return start > end ? null : { start, end: last === '' ? end : Math.min(end, Number(last)) };
}
