import { takeEarlyCall } from '@pinpu/shared/api/early';
import { appStore, endSessionAtom, sessionIdAtom, userTokenAtom } from '@pinpu/shared/state';
import { setBearer } from './bearer.ts';
import { createClient } from './create-client.ts';

/** Options of an authenticated call, which sends the user token (spec §7). */
export const asMember = { context: { member: true } };

/** The only client of storefront calls; each has the cart session in `s`. No default timeout (spec §9). */
export const storefront = createClient({
  param: () => ['s', appStore.get(sessionIdAtom)],
  beforeRequest: [
    ({ request, options }) =>
      setBearer(request, options.context.member === true ? appStore.get(userTokenAtom) : ''),
    ({ request }) => takeEarly(request),
  ],
  onUnauthorised: (token) => appStore.set(endSessionAtom, token),
  retries: 1,
});

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
async function takeEarly(request: Request): Promise<Response | undefined> {
  if (globalThis.pinpuGuestApi !== undefined) return globalThis.pinpuGuestApi(request);
  if (request.method !== 'GET' || request.headers.has('Authorization')) return undefined;
  return takeEarlyCall(callOf(request));
}
