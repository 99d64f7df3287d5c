import { adminTokenAtom, appStore, endAdminSessionAtom } from '@pinpu/shared/state';
import ky from 'ky';
import { bearerOf, setBearer } from './bearer.ts';

const xsrfToken = () => /(?:^|; )XSRF-TOKEN=([^;]*)/.exec(document.cookie)?.[1] ?? '';

/** The one client of all administrative calls: bearer token, timestamp `t`, XSRF header (spec §7). */
export const admin = ky.create({
  prefix: new URL('/api/', window.location.origin),
  timeout: false,
  retry: 0,
  throwHttpErrors: false,
  hooks: {
    beforeRequest: [
      ({ request }) => {
        const url = new URL(request.url);
        if (!url.searchParams.has('t')) url.searchParams.set('t', String(Date.now()));
        const stamped = new Request(url, request);
        setBearer(stamped, appStore.get(adminTokenAtom));
        const xsrf = xsrfToken();
        if (xsrf !== '') stamped.headers.set('X-XSRF-TOKEN', decodeURIComponent(xsrf));
        return stamped;
      },
    ],
    afterResponse: [
      ({ request, response }) => {
        if (response.status === 401) appStore.set(endAdminSessionAtom, bearerOf(request));
      },
    ],
  },
});
