import { adminTokenAtom, appStore } from '@pinpu/shared/state';
import ky from 'ky';

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
        const token = appStore.get(adminTokenAtom);
        if (token !== '') stamped.headers.set('Authorization', `Bearer ${token}`);
        const xsrf = xsrfToken();
        if (xsrf !== '') stamped.headers.set('X-XSRF-TOKEN', decodeURIComponent(xsrf));
        return stamped;
      },
    ],
  },
});
