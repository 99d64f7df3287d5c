import { takeEarlyCall } from '@pinpu/shared/api/early';

declare global {
  /** Set during server rendering: answers calls as the shop's API does for a guest. */
  var pinpuGuestApi: ((request: Request) => Promise<Response>) | undefined;
}

/** The key of a call, in the form that the page's HTML uses: the path below `/api/`, without the session. */
function callOf({ url }: Request): string {
  const { pathname, searchParams } = new URL(url);
  searchParams.delete('s');
  const path = pathname.replace('/api/', '');
  return searchParams.size > 0 ? `${path}?${searchParams}` : path;
}

/**
 * Takes the response to a call that the page's HTML has already started, once; undefined if it was lost or failed on
 * the server. During server rendering, every call is answered by the shop's API.
 */
export async function takeEarly(request: Request): Promise<Response | undefined> {
  if (globalThis.pinpuGuestApi !== undefined) return globalThis.pinpuGuestApi(request);
  if (request.method !== 'GET' || request.headers.has('Authorization')) return undefined;
  return takeEarlyCall(callOf(request));
}
