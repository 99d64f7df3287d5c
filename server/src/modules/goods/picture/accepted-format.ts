import type { PictureFormat } from './index.ts';

/**
 * The format with the smallest files that the browser names in `Accept`; png, which all support, where it names none.
 */
export function acceptedFormat(accept: string | undefined): PictureFormat {
  const named = (accept ?? '')
    .toLowerCase()
    .split(',')
    .filter((part) => !/;\s*q=0(?:\.0*)?\s*$/.test(part));
  const accepts = (type: string) => named.some((part) => part.trim().startsWith(type));
  if (accepts('image/avif')) return 'avif';
  return accepts('image/webp') ? 'webp' : 'png';
}
