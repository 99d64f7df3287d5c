import { createHash, randomUUID } from 'node:crypto';

/** Remembers a browser that followed a link, so that a visit counts once a day; says nothing of who it is. */
export const VISITOR_COOKIE = 'pinpu_visitor';

/** The visitor of a cookie's value, a new one where there is none that we made. */
export function visitorId(cookie: string | undefined): string {
  return /^[0-9a-f-]{36}$/.test(cookie ?? '') && cookie !== undefined ? cookie : randomUUID();
}

/** What is stored of a visitor, another for each link: visits of different links can't be joined. */
export function visitorHash(visitor: string, code: string): string {
  return createHash('sha256').update(`${code}\n${visitor}`).digest('hex');
}
