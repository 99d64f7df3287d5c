const ID = /^[\w-]{11}$/;
const HOSTS = /^(?:(?:www|m|music)\.)?youtube(?:-nocookie)?\.com$/;
/** Paths whose last part is the id. */
const WITH_ID = /^\/(?:shorts|embed|live|v)\/([^/]+)\/?$/;

function urlOf(text: string): URL | undefined {
  const address = /^https?:\/\//i.test(text) ? text : `https://${text}`;
  return URL.canParse(address) ? new URL(address) : undefined;
}

/** The id of a video on YouTube by any usual form of its address; undefined for another text. */
export function youtubeId(text: string): string | undefined {
  const url = urlOf(text.trim());
  if (url?.username !== '' || url.port !== '') return undefined;
  const { hostname, pathname, searchParams } = url;
  const id =
    hostname === 'youtu.be'
      ? pathname.slice(1).replace(/\/$/, '')
      : HOSTS.test(hostname) &&
        (pathname === '/watch' ? searchParams.get('v') : WITH_ID.exec(pathname)?.[1]);
  return id && ID.test(id) ? id : undefined;
}

/** The short address of a video on YouTube, as goods files have it. */
export const youtubeAddress = (id: string): string => `https://youtu.be/${id}`;

/** Where a shopper who wants to see it is sent. */
export const youtubePage = (id: string): string => `https://www.youtube.com/watch?v=${id}`;
