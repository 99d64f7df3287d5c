import { appStore, endSessionAtom, sessionIdAtom, userTokenAtom } from '@pinpu/shared/state';
import ky from 'ky';
import { bearerOf, setBearer } from './bearer.ts';
import { takeEarly } from './early.ts';
import { withSearchParam } from './search-param.ts';

/** Options of an authenticated call: it carries the user token (spec §7). */
export const asMember = { context: { member: true } };

/** The one client of all storefront calls: each carries the cart session in `s`. No default timeout (spec §9). */
export const storefront = ky.create({
  prefix: new URL('/api/', window.location.origin),
  timeout: false,
  retry: { limit: 1, methods: ['get'] },
  throwHttpErrors: false,
  hooks: {
    init: [
      (options) => {
        const session = appStore.get(sessionIdAtom);
        options.searchParams = withSearchParam(options.searchParams, 's', session);
      },
    ],
    beforeRequest: [
      ({ request, options }) =>
        setBearer(request, options.context.member === true ? appStore.get(userTokenAtom) : ''),
      ({ request }) => takeEarly(request),
    ],
    afterResponse: [
      ({ request, response }) => {
        if (response.status === 401) appStore.set(endSessionAtom, bearerOf(request));
      },
    ],
  },
});
