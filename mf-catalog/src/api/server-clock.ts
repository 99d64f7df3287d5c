/** The server's time when this page's own time was 0; undefined until the server has answered. */
let start: number | undefined;

/**
 * Notes the server's time in an answer. This device's clock may be wrong by any amount, so it is never asked. An answer is
 * only ever late, and its `Date` has whole seconds, so the latest of all starts is the nearest.
 */
export function withServerTime(response: Response): Response {
  const sent = Date.parse(response.headers.get('date') ?? '');
  if (!Number.isNaN(sent))
    start = Math.max(start ?? Number.NEGATIVE_INFINITY, sent - performance.now());
  return response;
}

/** The time by the server's clock, in ms since the epoch; undefined where it is not known yet. */
export const serverNow = (): number | undefined =>
  start === undefined ? undefined : start + performance.now();
