import { takeEarlyCall } from '@pinpu/shared/api/early';

declare global {
  /** On the server: the shop's API, as it answers a guest (ADR 0201). */
  var pinpuGuestApi: ((request: Request) => Promise<Response>) | undefined;
}

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
  return takeEarlyCall(callOf(request));
}
