import type { PictureSource, PictureStorage } from './port.ts';

/** Pixel widths of uploaded pictures, as products and slides need them; pictures are never enlarged. */
const WIDTHS: readonly number[] = [160, 320, 480, 640, 750, 960, 1280, 1920];
const KEY = /^u\/([0-9a-f]{40})$/;

/** The storage name from an uploaded picture's key; undefined for a key of another source. */
export const nameOf = (key: string): string | undefined => KEY.exec(key)?.[1];

export const keyOf = (name: string): string => `u/${name}`;

/** The source of uploaded pictures, with keys `u/{hash}`. Caches which of them exist. */
export function uploadedPictures(storage: PictureStorage): PictureSource {
  const seen = new Set<string>();
  return {
    widthsOf: (key) => (nameOf(key) ? WIDTHS : []),
    async has(key) {
      const name = nameOf(key);
      if (!name || !(seen.has(name) || (await storage.has(name)))) return false;
      seen.add(name);
      return true;
    },
    fingerprint: async (key) => nameOf(key)?.slice(0, 12),
    async original(key) {
      const name = nameOf(key);
      const bytes = name && (await storage.read(name));
      return bytes ? { bytes } : undefined;
    },
  };
}
