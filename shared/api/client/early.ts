declare global {
  /** On the server: the shop's API, as it answers a guest (ADR 0201). */
  var pinpuGuestApi: ((request: Request) => Promise<Response>) | undefined;
  interface Window {
    /** Responses to calls that the page started before its scripts ran, by call; undefined for a lost one. */
    pinpuEarly?: Record<string, Promise<Response | undefined>> | undefined;
  }
}

/** After this an early response counts as stale; milliseconds since navigation. */
const STALE_AFTER_MS = 30_000;

/** The key of a call as the page wrote it: the path below `/api/`, without the session. */
function callOf({ url }: Request): string {
  const { pathname, searchParams } = new URL(url);
  searchParams.delete('s');
  const path = pathname.replace('/api/', '');
  return searchParams.size > 0 ? `${path}?${searchParams}` : path;
}

/**
 * Takes the response to a call that the page has already started, once; undefined if it was lost or the server failed.
 * On the server the shop's API answers every call.
 */
export async function takeEarly(request: Request): Promise<Response | undefined> {
  if (globalThis.pinpuGuestApi !== undefined) return globalThis.pinpuGuestApi(request);
  if (request.method !== 'GET' || request.headers.has('Authorization')) return undefined;
  const call = callOf(request);
  const early = window.pinpuEarly?.[call];
  delete window.pinpuEarly?.[call];
  if (performance.now() > STALE_AFTER_MS) return undefined;
  const answer = await early;
  return answer !== undefined && answer.status < 500 ? answer : undefined;
}
