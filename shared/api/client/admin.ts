import { adminTokenAtom, appStore, endAdminSessionAtom } from '@pinpu/shared/state';
import ky from 'ky';
import { bearerOf, setBearer } from './bearer.ts';
import { withSearchParam } from './search-param.ts';

const xsrfToken = () => /(?:^|; )XSRF-TOKEN=([^;]*)/.exec(document.cookie)?.[1] ?? '';

/** The one client of all administrative calls: bearer token, timestamp `t`, XSRF header (spec §7). */
export const admin = ky.create({
  prefix: new URL('/api/', window.location.origin),
  timeout: false,
  retry: 0,
  throwHttpErrors: false,
  hooks: {
    init: [
      (options) => {
        options.searchParams = withSearchParam(options.searchParams, 't', String(Date.now()));
      },
    ],
    beforeRequest: [
      ({ request }) => {
        setBearer(request, appStore.get(adminTokenAtom));
        const xsrf = xsrfToken();
        if (xsrf !== '') request.headers.set('X-XSRF-TOKEN', decodeURIComponent(xsrf));
      },
    ],
    afterResponse: [
      ({ request, response }) => {
        if (response.status === 401) appStore.set(endAdminSessionAtom, bearerOf(request));
      },
    ],
  },
});
