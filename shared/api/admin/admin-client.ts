import { createClient, setBearer } from '@pinpu/shared/api/client';
import { adminTokenAtom, appStore } from '@pinpu/shared/state';
import { endAdminSession } from './admin-session.ts';

/** Over https, the cookie that no sibling domain can set; there, a cookie with the plain name may be another site's. */
const COOKIE = globalThis.location?.protocol === 'https:' ? '__Host-XSRF-TOKEN' : 'XSRF-TOKEN';

const xsrfToken = () =>
  document.cookie
    .split('; ')
    .find((cookie) => cookie.startsWith(`${COOKIE}=`))
    ?.slice(COOKIE.length + 1) ?? '';

/** Adds the proof of the sender to an administrative call: bearer token and XSRF value (spec §7). */
export function signAdminCall(request: Request): Request {
  setBearer(request, appStore.get(adminTokenAtom));
  const xsrf = xsrfToken();
  if (xsrf !== '') request.headers.set('X-XSRF-TOKEN', decodeURIComponent(xsrf));
  return request;
}

/** The only client of administrative calls: bearer token, timestamp `t`, XSRF header (spec §7). */
export const admin = createClient({
  param: () => ['t', String(Date.now())],
  beforeRequest: [
    ({ request }) => {
      signAdminCall(request);
    },
  ],
  onUnauthorised: endAdminSession,
});
