import { createHash, randomUUID } from 'node:crypto';

/** Marks a browser that followed a link, so that a visit counts once a day; identifies nobody. */
export const VISITOR_COOKIE = 'pinpu_visitor';

/** The visitor id in a cookie, or a new one where the cookie is missing or not ours. */
export function visitorId(cookie: string | undefined): string {
  return /^[0-9a-f-]{36}$/.test(cookie ?? '') && cookie !== undefined ? cookie : randomUUID();
}

/** The stored form of a visitor, different for each link: visits of different links can't be joined. */
export function visitorHash(visitor: string, code: string): string {
  return createHash('sha256').update(`${code}\n${visitor}`).digest('hex');
}
