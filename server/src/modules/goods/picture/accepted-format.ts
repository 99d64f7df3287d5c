import type { PictureFormat } from './index.ts';

/** The smallest that `Accept` names; png, which all browsers support, where it names none. */
export function acceptedFormat(accept: string | undefined): PictureFormat {
  const named = (accept ?? '')
    .toLowerCase()
    .split(',')
    .filter((part) => !/;\s*q=0(?:\.0*)?\s*$/.test(part));
  const accepts = (type: string) => named.some((part) => part.trim().startsWith(type));
  if (accepts('image/avif')) return 'avif';
  return accepts('image/webp') ? 'webp' : 'png';
}
