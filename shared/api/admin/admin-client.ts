import { answerOf, createClient, setBearer } from '@pinpu/shared/api/client';
import type { Schema } from '@pinpu/shared/contracts/schema';
import { adminTokenAtom, appStore } from '@pinpu/shared/state';
import { adminNoticesOf } from './admin-notices.ts';
import { endAdminSession } from './admin-session.ts';

/** Over https the cookie that no sibling domain can set; one of the plain name would be another's. */
const COOKIE = window.location.protocol === 'https:' ? '__Host-XSRF-TOKEN' : 'XSRF-TOKEN';

const xsrfToken = () =>
  document.cookie
    .split('; ')
    .find((cookie) => cookie.startsWith(`${COOKIE}=`))
    ?.slice(COOKIE.length + 1) ?? '';

/** The one client of all administrative calls: bearer token, timestamp `t`, XSRF header (spec §7). */
export const admin = createClient({
  param: () => ['t', String(Date.now())],
  beforeRequest: [
    ({ request }) => {
      setBearer(request, appStore.get(adminTokenAtom));
      const xsrf = xsrfToken();
      if (xsrf !== '') request.headers.set('X-XSRF-TOKEN', decodeURIComponent(xsrf));
    },
  ],
  onUnauthorised: endAdminSession,
});

/** Awaits an administrative call, whose errors have their own messages (spec §8). */
export const adminAnswerOf = <T extends Schema>(request: Promise<Response>, schema: T) =>
  answerOf(request, schema, adminNoticesOf);
