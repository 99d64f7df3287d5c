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

function take(request: Request) {
  if (request.method !== 'GET' || request.headers.has('Authorization')) return undefined;
  const call = callOf(request);
  const early = window.pinpuEarly?.[call];
  delete window.pinpuEarly?.[call];
  return performance.now() < STALE_AFTER_MS ? early : undefined;
}

/** Like `fetch`; a call the page has begun already is answered by that, once, unless it was lost or the server failed. */
export function fetchOrTakeEarly(input: Request | URL | string, init?: RequestInit) {
  const early = input instanceof Request ? take(input) : undefined;
  const lost = (answer: Response | undefined) => answer === undefined || answer.status >= 500;
  return early
    ? early.then((answer) => (lost(answer) ? undefined : answer) ?? fetch(input, init))
    : fetch(input, init);
}
