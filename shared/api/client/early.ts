declare global {
  interface Window {
    /** Answers the page asked for before its scripts ran, by call; undefined where one was lost. */
    pinpuEarly?: Record<string, Promise<Response | undefined>> | undefined;
  }
}

/** After this an answer may have been overtaken, milliseconds of the page's life. */
const STALE_AFTER_MS = 30_000;

/** The call as the page wrote it: below `/api/`, without the session. */
function callOf({ url }: Request): string {
  const { pathname, searchParams } = new URL(url);
  searchParams.delete('s');
  const path = pathname.replace('/api/', '');
  return searchParams.size > 0 ? `${path}?${searchParams}` : path;
}

/** The answer to a call the page has begun already, once; nothing where it was lost or the server failed. */
export async function takeEarly(request: Request): Promise<Response | undefined> {
  if (request.method !== 'GET' || request.headers.has('Authorization')) return undefined;
  const call = callOf(request);
  const early = window.pinpuEarly?.[call];
  delete window.pinpuEarly?.[call];
  if (performance.now() > STALE_AFTER_MS) return undefined;
  const answer = await early;
  return answer !== undefined && answer.status < 500 ? answer : undefined;
}
