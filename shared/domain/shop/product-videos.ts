import { quotedCell } from './cell-text.ts';
import { isVideoPath, type ProductVideo, VIDEOS_MAX } from './product-media.ts';
import { youtubeAddress, youtubeId } from './youtube.ts';

export const VIDEO_TITLE_MAX = 60;

/** A video as it is typed: its address is a path of this shop or on YouTube. */
export interface TypedVideo {
  title: string;
  address: string;
  poster: string;
}

const ADDRESS = /^(?:https?:\/\/|\/media\/|(?:www\.|m\.)?youtu(?:be\.com|\.be)\/)/i;
const POSTER = /^\/media\/(?!f\/)[\w/-]+$/;

/** One video of a cell: a title, if any, then its address, then that of a still picture, if any. */
export function typedVideo(line: string): TypedVideo {
  const words = line.split(/\s+/).filter((word) => word !== '');
  const at = words.findIndex((word) => ADDRESS.test(word));
  if (at < 0) return { title: words.join(' '), address: '', poster: '' };
  return {
    title: words.slice(0, at).join(' '),
    address: words[at] ?? '',
    poster: words.slice(at + 1).join(' '),
  };
}

export const typedVideos = (text: string): TypedVideo[] =>
  text
    .split(/[\r\n]+/)
    .filter((line) => line.trim() !== '')
    .map(typedVideo);

/** The text of a cell, a line for each video. */
export const typedVideosText = (videos: readonly TypedVideo[]): string =>
  videos
    .map(({ title, address, poster }) =>
      [title.trim().replaceAll(/\s+/g, ' '), address.trim(), poster].filter(Boolean).join(' '),
    )
    .filter((line) => line !== '')
    .join('\n');

export const videosText = (videos: readonly ProductVideo[]): string =>
  typedVideosText(
    videos.map(({ title, file, youtube, poster }) => ({
      ...{ title, poster },
      address: file || youtubeAddress(youtube),
    })),
  );

/** Why an address is no video of a product's page; '' for none. */
export function videoAddressFault(address: string): string {
  if (isVideoPath(address) || youtubeId(address) !== undefined) return '';
  return `${quotedCell(address)}不是 YouTube 影片的網址，也不是本店影片的路徑（/media/f/ 開頭，.mp4 結尾）。`;
}

export function videoFault({ title, address, poster }: TypedVideo): string {
  if (address === '')
    return `${quotedCell(title)}沒有影片的網址，請寫 YouTube 的網址或本店影片的路徑。`;
  const fault = videoAddressFault(address);
  if (fault !== '') return fault;
  if (title.length > VIDEO_TITLE_MAX) return `影片標題最多 ${VIDEO_TITLE_MAX} 個字，請縮短。`;
  if (/\p{Cc}/u.test(title)) return '影片標題含有控制字元，請重新輸入。';
  return poster === '' || POSTER.test(poster)
    ? ''
    : `${quotedCell(poster)}不是本店圖片的網址；封面請寫 /media/ 開頭的網址。`;
}

/** The videos of a cell, see `typedVideo`. */
export function readVideos(text: string): { value: ProductVideo[] } | { why: string } {
  const typed = typedVideos(text);
  if (typed.length > VIDEOS_MAX) return { why: `影片最多 ${VIDEOS_MAX} 支，請減少。` };
  const why = typed.map(videoFault).find((fault) => fault !== '');
  if (why !== undefined) return { why };
  const value = typed.map(({ title, address, poster }) => ({
    ...{ title, poster },
    file: isVideoPath(address) ? address : '',
    youtube: isVideoPath(address) ? '' : (youtubeId(address) ?? ''),
  }));
  const different = new Set(value.map(({ file, youtube }) => file || youtube));
  return different.size < value.length ? { why: '同一支影片寫了兩次，請移除一支。' } : { value };
}
