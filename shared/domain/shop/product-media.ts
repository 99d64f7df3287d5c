/** A video of a product: a file of the shop's own, or one on YouTube, which opens only after a press. */
export interface ProductVideo {
  title: string;
  /** Path of the file; '' for one on YouTube. */
  file: string;
  /** The id on YouTube; '' for a file. */
  youtube: string;
  /** Base URL of the still picture; '' for none. */
  poster: string;
}

export const VIDEOS_MAX = 5;

/** Files that a product's page offers besides pictures: an MP4, or the PDF of a manual. */
export const MEDIA_KINDS = ['video', 'manual'] as const;
export type MediaKind = (typeof MEDIA_KINDS)[number];

/** The largest file that can be uploaded, in megabytes. */
export const MEDIA_MEGABYTES: Readonly<Record<MediaKind, number>> = { video: 100, manual: 20 };

const VIDEO = /^\/media\/f\/(v[0-9a-f]{40})\.mp4$/;
/** With the name that the file is saved under. */
const MANUAL =
  /^\/media\/f\/(m[0-9a-f]{40})\/([\p{L}\p{M}\p{N}_（）()-][\p{L}\p{M}\p{N}_（）().-]{0,79}\.pdf)$/u;

export const isVideoPath = (path: string): boolean => VIDEO.test(path);
export const isManualPath = (path: string): boolean => MANUAL.test(path);

/** A file by its path: the name it is stored under, and the one it is saved under; undefined for any other path. */
export function mediaAt(
  path: string,
): { kind: MediaKind; name: string; saveAs: string } | undefined {
  const video = VIDEO.exec(path)?.[1];
  if (video !== undefined) return { kind: 'video', name: video, saveAs: `${video}.mp4` };
  const [, name, saveAs = ''] = MANUAL.exec(path) ?? [];
  return name === undefined ? undefined : { kind: 'manual', name, saveAs };
}

/** The path of a video by the hash of its file. */
export const videoPath = (hash: string): string => `/media/f/v${hash}.mp4`;

/** The path of a manual, with what its file name has of letters and digits. */
export function manualPath(hash: string, fileName: string): string {
  const own = fileName
    .normalize('NFC')
    .replace(/\.pdf$/i, '')
    .replaceAll(/[^\p{L}\p{M}\p{N}_（）().-]+/gu, '-')
    .replaceAll(/^[.-]+|[.-]+$/g, '');
  return `/media/f/m${hash}/${[...own].slice(0, 40).join('') || '說明書'}.pdf`;
}

const KILOBYTE = 1024;

/** The size of a file as a link states it: `830 KB`, `1.2 MB`. */
export function fileSizeText(bytes: number): string {
  if (bytes < 1000 * KILOBYTE) return `${Math.max(1, Math.round(bytes / KILOBYTE))} KB`;
  return `${(bytes / KILOBYTE / KILOBYTE).toFixed(1)} MB`;
}
